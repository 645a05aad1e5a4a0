import { type Service, services } from 'virtual:content/services'
import { type ServiceCategory, serviceCategories } from '@/content/serviceCopy'
import { foldText } from '@/lib/foldText'

/**
 * Services whose title or description contains the search text; if there are none, those that contain all of its words
 * anywhere. An empty search matches all.
 */
export function findServices(
  category: ServiceCategory,
  search: string,
): { found: Service[]; terms: string[] } {
  const offered = services.filter(({ practice }) => category === 'all' || practice === category)
  const phrase = foldText(search)
  if (!phrase) return { found: offered, terms: [] }
  const exact = offered.filter((service) => holds(service, phrase))
  if (exact.length > 0) return { found: exact, terms: [phrase] }
  const words = phrase.split(' ')
  return { found: offered.filter((service) => words.every((word) => holds(service, word))), terms: words }
}

/** An unknown category counts as All. */
export function readCategory(value: string | null): ServiceCategory {
  return serviceCategories.find(({ id }) => id === value)?.id ?? 'all'
}

function holds({ title, desc }: Service, term: string): boolean {
  return [title, desc].some((text) => foldText(text).includes(term))
}
