import { practices } from 'virtual:content/practices'
import { type Service, services } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import { type Practice, practiceIds, practiceOf } from '@/content/practices'

export type ServiceCategory = 'all' | Practice

/** The labels of the specification, for practices that have the names of `domains`. */
const SPECIFIED = { technical: 'Technical', digital: 'Digital', ca: 'CA & Registration' } as const

const isOffered = (practice: Practice) => services.some((service) => service.practice === practice)

/** Those with services. */
export const serviceCategories: readonly { id: ServiceCategory; label: string }[] = [
  { id: 'all', label: servicesWords.all },
  ...practiceIds.filter(isOffered).map((id) => ({
    id,
    label: practiceOf(practices[id].name) === id ? SPECIFIED[id] : practices[id].name,
  })),
]

/** 'SEO (Digital)': adds the practice if two services share the title. */
export function serviceName(service: Service): string {
  return service.title + nameSuffix(service)
}

/** ' (Digital)', or '' if no other service has the title. */
export function nameSuffix({ title, practice }: Service): string {
  const isAlone = services.filter((other) => other.title === title).length === 1
  return isAlone ? '' : ` (${practices[practice].name})`
}

export function findService(slug: string | null | undefined): Service | undefined {
  return services.find((service) => service.slug === slug)
}
