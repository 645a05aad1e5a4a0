/** The three practices of the agency. `data-practice` on an element takes one of these. */
export const practiceIds = ['technical', 'digital', 'ca'] as const

export type Practice = (typeof practiceIds)[number]

export const practices = {
  technical: { name: 'Technology' },
  digital: { name: 'Digital' },
  ca: { name: 'Accountancy' },
} as const satisfies Record<Practice, { name: string }>

export type Domain = (typeof practices)[Practice]['name']

/** Valid values for an article's `domain`. */
export const domains: readonly Domain[] = practiceIds.map((practice) => practices[practice].name)

/** The practice of an article's domain, or undefined if the domain is unknown. */
export function practiceOf(domain: string): Practice | undefined {
  return practiceIds.find((practice) => practices[practice].name === domain)
}
