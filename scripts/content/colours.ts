import type { Oklch } from 'culori'
import * as v from 'valibot'
import { positions } from '../../src/lib/positions.ts'
import {
  type Colours,
  fieldOf,
  INK,
  isReadable,
  nearest,
  neutralTokens,
  PAPER,
  PRACTICE_SOFTS,
  parseColours,
  TEXT_CONTRAST,
  textsOn,
  type WithColours,
} from './colourTokens.ts'
import { contrast, parseColour, toHex } from './cssColour.ts'
import { issuePath } from './valueSchemas.ts'

const FORM = 'an opaque colour in quotes, such as "#3656e2", "rgb(54 86 226)" or "rebeccapurple"'

export const colour = v.pipe(
  v.string(FORM),
  v.transform((text) => text.trim()),
  v.check((text) => parseColour(text) !== null, FORM),
  v.metadata({ kind: 'colour', hint: 'Such as #3656e2.' }),
)

/** `colours` in content/site.yaml. Each of them is optional. */
export const coloursSchema = v.pipe(
  v.strictObject({
    paper: v.optional(colour),
    ink: v.optional(colour),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const found = findFaintNeutral(dataset.value)
    if (found) addIssue(issueOf(found.advice, dataset.value[found.name], found.name))
  }),
)

type ColoursFile = v.InferOutput<typeof coloursSchema>
/** The colours of the practices depend on paper and ink. */
export const checkPracticeColours = <File extends WithColours>() =>
  v.rawCheck<File>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const { position, advice } of findFaintPractices(parseColours(dataset.value))) {
      const index = positions.indexOf(position)
      addIssue(issueOf(advice, dataset.value.practices[index]?.colour, 'practices', index, 'colour'))
    }
  })

function issueOf(message: string, input: unknown, ...path: (string | number)[]) {
  return { message, expected: 'a colour with enough contrast', input, path: issuePath(...path) }
}

/** Darker backgrounds leave too little contrast for texts in the colours of the practices. */
const DARKEST_PAPER = 0.85

type Faint = { name: 'paper' | 'ink'; advice: string }

/** Paper or ink, if texts would be hard to read, with what to write. */
function findFaintNeutral(file: ColoursFile): Faint | null {
  const { paper = PAPER, ink = INK } = parseColours({ colours: file, practices: [] })
  if (paper.l < DARKEST_PAPER) {
    const advice = `a light colour, such as ${toHex({ ...paper, l: 0.95, c: Math.min(paper.c, 0.02) })}: it is the background of the light theme, and the dark theme gets its own`
    return { name: 'paper', advice }
  }
  const backgrounds = [paper, fieldOf(paper), ...positions.map((one) => PRACTICE_SOFTS[one].light)]
  const inkOn = (one: Oklch) => Math.min(...backgrounds.map((background) => contrast(one, background)))
  if (inkOn(ink) >= TEXT_CONTRAST) return null
  const better = nearest(ink, (one) => inkOn(one) >= TEXT_CONTRAST) ?? INK
  const advice = `a darker colour, such as ${toHex(better)}: ${describeContrast(inkOn(ink), 'ink on paper')}`
  return { name: file.ink === undefined ? 'paper' : 'ink', advice }
}

function findFaintPractices({ paper = PAPER, ink = INK, ...practices }: Colours) {
  const neutrals = neutralTokens(paper, ink)
  return positions.flatMap((position) => {
    const base = practices[position]
    if (!base || isReadable(base, neutrals)) return []
    const better = nearest(base, (one) => isReadable(one, neutrals)) ?? base
    const best = Math.max(...textsOn(neutrals).map((text) => contrast(text, base)))
    const advice = `a colour such as ${toHex(better)}: ${describeContrast(best, 'text on it')}`
    return [{ position, advice }]
  })
}

const describeContrast = (found: number, what: string) =>
  // Rounded down: 4.46 must not read as 4.5.
  `${what} needs a contrast of ${TEXT_CONTRAST} and has ${(Math.floor(found * 10) / 10).toFixed(1)}`
