/** The three practices of the agency. `data-practice` on an element takes one of these. */
export const practiceIds = ['technical', 'digital', 'ca'] as const

export type Practice = (typeof practiceIds)[number]

/** The values of an article's `domain`. Pages show the owner's names of the practices instead. */
const domainOf = { technical: 'Technology', digital: 'Digital', ca: 'Accountancy' } as const

export type Domain = (typeof domainOf)[Practice]

export const domains: readonly Domain[] = practiceIds.map((practice) => domainOf[practice])

/** The practice of an article's domain, or undefined if the domain is unknown. */
export function practiceOf(domain: string): Practice | undefined {
  return practiceIds.find((practice) => domainOf[practice] === domain)
}
