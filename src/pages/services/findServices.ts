import { type Service, type ServiceCategory, serviceCategories, services } from '@/content/services'
import { foldText } from '@/lib/foldText'

/**
 * Those whose title or description holds the search as it stands; where none does, those that hold every word of it
 * somewhere. An empty search is held by all.
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

/** What nobody has heard of is All. */
export function readCategory(value: string | null): ServiceCategory {
  return serviceCategories.find(({ id }) => id === value)?.id ?? 'all'
}

function holds({ title, desc }: Service, term: string): boolean {
  return [title, desc].some((text) => foldText(text).includes(term))
}
