import { isWide } from '../../src/lib/text.ts'

const TRACKING = -5.5
const BEARING = 1.5 // before the first letter's own ink

/** Measured in the display font at its heaviest weight, from the baseline. */
const TOP = { lowerCase: 77, accentedCapital: 98, joined: 96 }
const BOTTOM = { flat: 2, descender: 23, markBelow: 28, descenderWithMark: 45, joined: 38 }
/** Dots, commas, cedillas, hooks and lines below a letter. */
const MARK_BELOW = /[\u0316-\u0319\u031c-\u0333\u0339-\u033c\u0347-\u0349\u034d\u034e\u0353-\u0356]/

/** Advance widths in the same font. */
const advances: readonly [characters: RegExp, advance: number][] = [
  [/[Iijl.,'’ ]/, 27],
  [/[Jfrt1-]/, 41],
  [/[MWmw]/, 95],
  [/[A-Z&02689]/, 69],
]
const OTHER_ADVANCE = 60
const WIDE_ADVANCE = 100

/**
 * The name across the full width of the footer, for any length: the view box is as wide as the estimated text. All
 * lengths are in hundredths of an em.
 */
export function composeWordmark(name: string) {
  // In these scripts, letters touch, so spaces between them would tear words apart.
  const isJoined = !/^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(name)
  const width = widthOf(name)
  const top = topOf(name, isJoined)
  const height = top + bottomOf(name, isJoined)
  // The space after the last letter is outside the view box.
  const textLength = isJoined ? width : width - TRACKING
  return { viewBox: `0 0 ${width} ${height}`, x: -BEARING, y: top, width, textLength, isJoined }
}

/** Marks above or below a letter take no width. */
function widthOf(name: string): number {
  const letters = [...name.normalize('NFD')].filter((character) => !/\p{M}/u.test(character))
  const advance = letters.map(
    (letter) =>
      advances.find(([group]) => group.test(letter))?.[1] ?? (isWide(letter) ? WIDE_ADVANCE : OTHER_ADVANCE),
  )
  return advance.reduce((sum, each) => sum + each, Math.round(TRACKING * (letters.length - 1)))
}

function topOf(name: string, isJoined: boolean): number {
  if (isJoined) return TOP.joined
  return /\p{Lu}\p{M}/u.test(name.normalize('NFD')) ? TOP.accentedCapital : TOP.lowerCase
}

function bottomOf(name: string, isJoined: boolean): number {
  if (isJoined) return BOTTOM.joined
  const letters = name.normalize('NFD')
  if (new RegExp(`[gjpqy]${MARK_BELOW.source}`).test(letters)) return BOTTOM.descenderWithMark
  if (MARK_BELOW.test(letters)) return BOTTOM.markBelow
  return /[gjpqyQ,;]/.test(name) ? BOTTOM.descender : BOTTOM.flat
}
