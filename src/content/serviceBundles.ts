import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import type { ServiceDetails } from './serviceDetails/types'
import type { Drawing } from './serviceDrawings/types'
import type { Service } from './services'

type ServiceBundle = {
  details: Readonly<Record<string, ServiceDetails>>
  drawings: Readonly<Record<string, Drawing>>
}

/** The text of forty services is larger than the page itself, so each practice has a chunk of its own. */
const serviceBundles = {
  technical: (): Promise<ServiceBundle> => import('./serviceBundles/technical'),
  digital: (): Promise<ServiceBundle> => import('./serviceBundles/digital'),
  ca: (): Promise<ServiceBundle> => import('./serviceBundles/ca'),
}

/** What only a service's own page shows. */
export type ServicePageContent = { details: ServiceDetails; drawing: Drawing }

/** In the prerendered page, so that only a navigation downloads the bundle. */
export const serviceQuery = ({ practice, slug }: Service) =>
  queryOptions({
    queryKey: ['service', slug],
    queryFn: async (): Promise<ServicePageContent | null> => {
      const { details, drawings } = await loadChunk(serviceBundles[practice])
      const [detail, drawing] = [details[slug], drawings[slug]]
      return detail && drawing ? { details: detail, drawing } : null
    },
    staleTime: 'static',
  })
