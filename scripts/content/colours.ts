import type { Oklch } from 'culori'
import * as v from 'valibot'
import { type ByPosition, byPosition, type Position, positions } from '../../src/lib/positions.ts'
import { contrast, parseColour, toHex } from './cssColour.ts'
import { issuePath } from './fields.ts'

/** The custom properties of src/styles/tokens.css that follow from the owner's colours. */
type Tokens = Record<string, Pair>
type Pair = { light: Oklch; dark: Oklch }

type Colours = Partial<ByPosition<Oklch>> & { paper?: Oklch; ink?: Oklch }

/** WCAG asks for this contrast of text, and for 3 of the edges of controls. */
const TEXT = 4.5
const CONTROL = 3

const FORM = 'an opaque colour in quotes, such as "#3656e2", "rgb(54 86 226)" or "rebeccapurple"'

export const colour = v.pipe(
  v.string(FORM),
  v.transform((text) => text.trim()),
  v.check((text) => parseColour(text) !== null, FORM),
  v.metadata({ kind: 'colour' }),
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
type WithColours = {
  colours?: ColoursFile | undefined
  practices: readonly { colour?: string | undefined }[]
}

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

/** CSS that replaces colours of tokens.css. Empty if the owner chose none. */
export function ownerColours(site: WithColours): string {
  const declarations = Object.entries(deriveTokens(parseColours(site))).map(([name, { light, dark }]) => {
    const [day, night] = [cssText(light), cssText(dark)]
    return `  --${name}: ${day === night ? day : `light-dark(${day}, ${night})`};\n`
  })
  // Twice, so that it wins wherever it is in the style sheet.
  return declarations.length > 0 ? `:root:root {\n${declarations.join('')}}\n` : ''
}

/** What the light theme shows for a custom property, as #rrggbb. Undefined if no colour in content/site.yaml changes it. */
export function ownerColour(site: WithColours, name: string): string | undefined {
  const shade = deriveTokens(parseColours(site))[name]?.light
  return shade && toHex(shade)
}

function parseColours({ colours, practices }: WithColours): Colours {
  const written = { ...colours, ...byPosition(practices.map(({ colour }) => colour)) }
  const given = Object.entries(written).flatMap(([name, text]) => {
    const parsed = parseColour(text ?? '')
    return parsed ? [[name, parsed] as const] : []
  })
  return Object.fromEntries(given)
}

function cssText({ l, c, h = 0, alpha }: Oklch): string {
  const numbers = [l.toFixed(4), c.toFixed(4), h.toFixed(2)].map(Number)
  return `oklch(${numbers.join(' ')}${alpha === undefined ? '' : ` / ${alpha}`})`
}

const oklch = (l: number, c: number, h = 0): Oklch => ({ mode: 'oklch', l, c, h })

/** The colours of tokens.css. */
const PAPER = oklch(0.972, 0.008, 85)
const INK = oklch(0.205, 0.03, 265)
const PRACTICE_TEXTS: ByPosition<Pair> = {
  1: { light: oklch(0.45, 0.21, 268), dark: oklch(0.77, 0.115, 275) },
  2: { light: oklch(0.51, 0.185, 33), dark: oklch(0.75, 0.15, 40) },
  3: { light: oklch(0.45, 0.1, 160), dark: oklch(0.77, 0.13, 160) },
}
const PRACTICE_SOFTS: ByPosition<Pair> = {
  1: { light: oklch(0.93, 0.03, 275), dark: oklch(0.27, 0.07, 272) },
  2: { light: oklch(0.935, 0.035, 45), dark: oklch(0.28, 0.06, 35) },
  3: { light: oklch(0.935, 0.035, 160), dark: oklch(0.27, 0.045, 165) },
}

/** In the dark theme, a practice's field has at least this lightness. */
const DARK_FIELD = 0.57

function deriveTokens(colours: Colours): Tokens {
  const { paper = PAPER, ink = INK } = colours
  const neutrals = neutralTokens(paper, ink)
  const hasOwnNeutrals = colours.paper !== undefined || colours.ink !== undefined
  const texts = positions.map((position) => {
    const base = colours[position]
    if (base) return fieldTokens(position, base, neutrals)
    return hasOwnNeutrals ? textTokens(position, neutrals) : {}
  })
  return Object.assign({}, hasOwnNeutrals ? neutrals : {}, ...texts)
}

const same = (shade: Oklch) => ({ light: shade, dark: shade })

/** Backgrounds, text and lines. The dark theme has the hue of the ink as its background. */
function neutralTokens(paper: Oklch, ink: Oklch) {
  const night = oklch(0.178, Math.min(ink.c * 0.73, 0.035), ink.h)
  const nightField = oklch(0.222, Math.min(ink.c * 0.8, 0.035), ink.h)
  const nightInk = oklch(0.955, Math.min(paper.c * 1.25, 0.02), paper.h)
  const nightEdge = oklch(0.62, Math.min(ink.c * 0.5, 0.03), ink.h)
  const field = fieldOf(paper)
  const grey = { ...ink, c: ink.c * 0.7 }
  const mute = shade({ ...grey, l: ink.l + 0.225 }, [paper, field], TEXT)
  const edge = shade({ ...grey, l: ink.l + 0.315 }, [paper, field], CONTROL)
  const nightMute = oklch(0.76, Math.min(paper.c * 1.9, 0.03), paper.h)
  return {
    paper: { light: paper, dark: night },
    field: { light: field, dark: nightField },
    ink: { light: ink, dark: nightInk },
    mute: { light: mute, dark: nightMute },
    hair: { light: { ...ink, alpha: 0.2 }, dark: { ...nightInk, alpha: 0.22 } },
    grid: { light: { ...ink, alpha: 0.075 }, dark: { ...nightInk, alpha: 0.075 } },
    edge: { light: edge, dark: nightEdge },
    veil: { light: { ...ink, alpha: 0.62 }, dark: { ...night, l: 0.1, alpha: 0.78 } },
    night: same(night),
    'night-field': same({ ...nightField, l: 0.245, c: Math.min(ink.c, 0.035) }),
    day: same(paper),
    'night-mute': same({ ...nightMute, l: 0.78 }),
    'night-edge': same(nightEdge),
    'night-hair': same({ ...nightInk, alpha: 0.24 }),
  } satisfies Tokens
}

const fieldOf = (paper: Oklch) => oklch(paper.l - 0.032, Math.min(paper.c * 1.5, paper.c + 0.01), paper.h)

type Neutrals = ReturnType<typeof neutralTokens>

/** The flat field of a practice, the colour on it, its text and its tint. */
function fieldTokens(position: Position, base: Oklch, neutrals: Neutrals): Tokens {
  const soft = {
    light: { ...base, l: 0.935, c: Math.min(base.c * 0.16, 0.035) },
    dark: { ...base, l: 0.27, c: Math.min(base.c * 0.3, 0.07) },
  }
  const text = {
    light: { ...base, l: Math.min(base.l, 0.5) },
    dark: { ...base, l: Math.max(base.l, 0.77), c: Math.min(base.c, 0.13) },
  }
  const raised = { ...base, l: Math.max(base.l, DARK_FIELD) }
  const dark = nearest(raised, (one) => isReadable(one, neutrals)) ?? raised
  return {
    [`practice-${position}`]: { light: base, dark },
    [`practice-${position}-on`]: { light: textOn(base, neutrals), dark: textOn(dark, neutrals) },
    [`practice-${position}-soft`]: soft,
    [`practice-${position}-text`]: readableText(text, soft, neutrals),
    // Errors stay red, whatever the colour of the practice.
    ...(position === 2 && {
      danger: readableText(PRACTICE_TEXTS[2], PRACTICE_SOFTS[2], neutrals),
    }),
  }
}

/** The practice keeps its colour, but its text has to suit other backgrounds. */
function textTokens(position: Position, neutrals: Neutrals): Tokens {
  const text = readableText(PRACTICE_TEXTS[position], PRACTICE_SOFTS[position], neutrals)
  return { [`practice-${position}-text`]: text }
}

const readableText = (text: Pair, soft: Pair, { paper, field }: Neutrals): Pair => ({
  light: shade(text.light, [paper.light, field.light, soft.light], TEXT),
  dark: shade(text.dark, [paper.dark, field.dark, soft.dark], TEXT),
})

const textsOn = ({ ink, paper }: Neutrals): Oklch[] => [
  oklch(0.985, Math.min(paper.light.c, 0.005), paper.light.h),
  oklch(0.17, Math.min(ink.light.c, 0.03), ink.light.h),
]

/** White or black, whichever is easier to read. */
function textOn(background: Oklch, neutrals: Neutrals): Oklch {
  const [light = PAPER, dark = INK] = textsOn(neutrals)
  return contrast(light, background) >= contrast(dark, background) ? light : dark
}

const isReadable = (background: Oklch, neutrals: Neutrals) =>
  textsOn(neutrals).some((text) => contrast(text, background) >= TEXT)

const STEP = 0.005

/** Moves the lightness away from that of the backgrounds until all contrasts are enough. */
function shade(start: Oklch, backgrounds: Oklch[], wanted: number): Oklch {
  const isOnLight = (backgrounds[0]?.l ?? 1) > 0.5
  const isEnough = (one: Oklch) =>
    backgrounds.every((background) => contrast(one, background) >= wanted + 0.05)
  let current = start
  while (!isEnough(current) && current.l > 0 && current.l < 1)
    current = { ...current, l: current.l + (isOnLight ? -STEP : STEP) }
  return current
}

/** The colour with the nearest lightness that passes. Null if none does. */
function nearest(start: Oklch, passes: (one: Oklch) => boolean): Oklch | null {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [start.l + distance, start.l - distance]) {
      const one = parseColour(toHex({ ...start, l }))
      if (l >= 0 && l <= 1 && one && passes(one)) return distance === 0 ? start : one
    }
  }
  return null
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
  if (inkOn(ink) >= TEXT) return null
  const better = nearest(ink, (one) => inkOn(one) >= TEXT) ?? INK
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
  `${what} needs a contrast of ${TEXT} and has ${(Math.floor(found * 10) / 10).toFixed(1)}`
