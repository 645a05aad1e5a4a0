import { type Practice, practiceIds } from './practices.ts'

// The headline of the home page, placed once, when the site is built.

/** Lines of one to forty characters, twelve to sixty together: one for each practice. */
export const DEFAULT_HEADLINE = ['Build it.', 'Sell it.', 'Balance the books.'] as const

type DrawingSize = 'small' | 'middle' | 'wide'

/** In the units of each drawing. `row` is the width that the ribbons leave to a row of type. Hero.module.css has the same sizes. */
const SHEETS = {
  small: { top: 16, type: 58, band: 8, row: 281 },
  middle: { top: 20, type: 74, band: 12, row: 650 },
  wide: { top: 22, type: 90, band: 16, row: 1090 },
} as const satisfies Record<DrawingSize, object>

/** Scales of the type. Hero.module.css has the same, by their index. */
const FITS = [1, 0.85, 0.7, 0.55, 0.4, 0.3] as const

/** On a phone, more rows than this at full size would push the first button below the screen. */
const FULL_ROWS = 4.6

/** What Hero.module.css leaves between type and ribbons, as a share of the largest type, and what a row already leaves, in em. */
const SPACE = 0.27
const ROW_SPACE = 0.24
/** What it adds for letters that need more, in em. */
const DESCENDER = 0.2
const ACCENT = 0.12

type Line = {
  practice: Practice
  /** On a phone, a long line has two rows. */
  rows: string[]
  hasDescenders: boolean
  hasAccents: boolean
}

export type Headline = {
  /** The index of the scale of the type. */
  fit: number
  lines: Line[]
  /** The centre of the ribbon below each line, in each drawing. */
  ribbons: Record<DrawingSize, readonly [number, number, number]>
}

/** Type and ribbons are placed by the same numbers, so that they never touch, whatever the words are. */
export function layOutHeadline(texts: readonly string[]): Headline {
  const lines = practiceIds.map((practice, index) => layOutLine(practice, texts[index] ?? ''))
  const rows = lines.flatMap((line) => line.rows)
  const widestRow = Math.max(...rows.map(widthOf))
  const widestLine = Math.max(...texts.map(widthOf))
  const found = FITS.findIndex(
    (scale) =>
      widestRow * scale <= capacityOf('small') &&
      widestLine * scale <= Math.min(capacityOf('middle'), capacityOf('wide')) &&
      rows.length * scale <= FULL_ROWS,
  )
  const fit = found < 0 ? FITS.length - 1 : found
  const ribbonsOf = (size: DrawingSize) => placeRibbons(lines, FITS[fit] ?? 1, size)
  return {
    fit,
    lines,
    ribbons: { small: ribbonsOf('small'), middle: ribbonsOf('middle'), wide: ribbonsOf('wide') },
  }
}

function layOutLine(practice: Practice, text: string): Line {
  return {
    practice,
    rows: splitRow(text),
    hasDescenders: /[gjpqyQJ,;()]|\u0323|\u0327|\u0328/.test(text.normalize('NFD')),
    hasAccents: /\p{Lu}\p{M}/u.test(text.normalize('NFD')),
  }
}

function placeRibbons(lines: Line[], scale: number, size: DrawingSize): [number, number, number] {
  const { top, type, band } = SHEETS[size]
  let bottom: number = top
  const [first = top, second = top, third = top] = lines.map(({ rows, hasDescenders, hasAccents }) => {
    const count = size === 'small' ? rows.length : 1
    const rowsInEm = count - ROW_SPACE + (hasDescenders ? DESCENDER : 0) + (hasAccents ? ACCENT : 0)
    bottom += type * (scale * rowsInEm + SPACE) + band
    return Math.round((bottom - band / 2) * 100) / 100
  })
  return [first, second, third]
}

const capacityOf = (size: DrawingSize) => SHEETS[size].row / SHEETS[size].type

/** At the space nearest to its middle, if it is too long for one row of a phone. */
function splitRow(text: string): string[] {
  if (widthOf(text) <= capacityOf('small')) return [text]
  const words = text.split(' ')
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1), words.slice(index + 1)] as const)
  const rows = splits.map((halves) => halves.map((half) => half.join(' ')))
  const longest = (halves: string[]) => Math.max(...halves.map(widthOf))
  return rows.toSorted((a, b) => longest(a) - longest(b))[0] ?? [text]
}

/** About, in em of the display face at its heaviest. */
function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + advanceOf(character), 0)
}

function advanceOf(character: string): number {
  if (/[ijl.,:;!|’' ]/.test(character)) return 0.22
  if (/[frtIJ1\-–]/.test(character)) return 0.36
  if (/[mwMW@%]/.test(character)) return 0.92
  return /[\p{Lu}\d&]/u.test(character) ? 0.66 : 0.57
}
