/** The three practices of the agency. `data-practice` on an element takes one of these. */
export const practiceIds = ['technical', 'digital', 'ca'] as const

export type Practice = (typeof practiceIds)[number]

/** What an article's `domain` may say. */
export const domains = ['Technology', 'Digital', 'Accountancy'] as const

export type Domain = (typeof domains)[number]

export const practices: Record<Practice, { name: Domain; category: string }> = {
  technical: { name: 'Technology', category: 'Technical' },
  digital: { name: 'Digital', category: 'Digital' },
  ca: { name: 'Accountancy', category: 'CA & Registration' },
}

export const practiceOfDomain: Record<Domain, Practice> = {
  Technology: 'technical',
  Digital: 'digital',
  Accountancy: 'ca',
}

/** The practice of a document's domain; undefined for one that nobody has heard of. */
export function practiceOf(domain: string): Practice | undefined {
  return domains.includes(domain as Domain) ? practiceOfDomain[domain as Domain] : undefined
}
