/** By the number of practices, in the widest drawing: from one ribbon's middle to the next, and how wide a ribbon is. */
const PITCHES = [30, 24, 20, 17, 15, 13] as const
const BANDS = [26, 20, 16, 14, 12, 10] as const

/** Of the widest drawing. In the others, ribbons have the same share of the unit. */
const UNIT = 20

/** In units of a drawing. More ribbons are thinner, so that six need only a third more room than three. */
export function ribbonSizes(practices: number): { pitch: number; band: number } {
  const [pitch = UNIT, band = UNIT] = [PITCHES[practices - 1], BANDS[practices - 1]]
  return { pitch: pitch / UNIT, band: band / UNIT }
}
