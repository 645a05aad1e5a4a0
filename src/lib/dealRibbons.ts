/** The ribbons that carry a line of the headline, by their index. */
export type Group = readonly number[]

/**
 * Deals the ribbons to the lines: the later lines get those that are left over. With fewer ribbons than lines, the first
 * lines have none.
 */
export function dealRibbons(ribbons: number, lines: number): Group[] {
  const sizes = Array.from({ length: lines }, (_, line) => Math.floor((ribbons + line) / lines))
  return sizes.map((size, line) => {
    const before = sizes.slice(0, line).reduce((sum, one) => sum + one, 0)
    return Array.from({ length: size }, (_, place) => before + place)
  })
}
