import { lazyModule } from '@/lib/lazyModule'
import type { ServiceDetails } from './serviceDetails/types'
import type { Drawing } from './serviceDrawings/types'
import type { Service } from './services'

type ServiceBundle = {
  details: Readonly<Record<string, ServiceDetails>>
  drawings: Readonly<Record<string, Drawing>>
}

/** The text of forty services is larger than the page itself, so each practice has a chunk of its own. */
export const serviceBundles = {
  technical: lazyModule<ServiceBundle>(() => import('./serviceBundles/technical')),
  digital: lazyModule<ServiceBundle>(() => import('./serviceBundles/digital')),
  ca: lazyModule<ServiceBundle>(() => import('./serviceBundles/ca')),
}

/** What only a service's own page shows. */
export type ServicePageContent = { details: ServiceDetails; drawing: Drawing }

export const serviceContentKey = (slug: string) => `services/${slug}`

export function serviceContent(
  { details, drawings }: ServiceBundle,
  { slug }: Service,
): ServicePageContent | null {
  const [detail, drawing] = [details[slug], drawings[slug]]
  return detail && drawing ? { details: detail, drawing } : null
}
