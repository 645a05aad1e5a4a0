/** The most practices for which the design has ribbons and colours. */
export const MOST_PRACTICES = 6

/** A practice's place in the list of site.yaml, which gives it its colour. `data-practice` takes one of these. */
export const positions = [1, 2, 3, 4, 5, 6] as const

export type Position = (typeof positions)[number]
