import { practices } from 'virtual:content/practices'
import { type Service, services } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import type { Position } from '@/lib/positions'
import { practiceName } from './practices'

type ServiceCategory = { id: string; name: string; position?: Position }

/** Those with services. */
export const serviceCategories: readonly ServiceCategory[] = [
  { id: 'all', name: servicesWords.all },
  ...practices.filter(({ id }) => services.some(({ practice }) => practice === id)),
]

/** 'Title (Practice)' if two services share the title. */
export function serviceName(service: Service): string {
  return service.title + nameSuffix(service)
}

/** ' (Practice)', or '' if no other service has the title. */
export function nameSuffix({ title, practice }: Service): string {
  const isAlone = services.filter((other) => other.title === title).length === 1
  return isAlone ? '' : ` (${practiceName(practice)})`
}

export function findService(slug: string | null | undefined): Service | undefined {
  return services.find((service) => service.slug === slug)
}
