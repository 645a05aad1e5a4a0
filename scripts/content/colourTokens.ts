import type { Oklch } from 'culori'
import { type Position, positions } from '../../src/lib/positions.ts'
import { contrast, parseColour, toHex } from './cssColour.ts'
import { type Pair, tokenColour } from './tokens.ts'

/** content/site.yaml, with the colours as CSS writes them. */
export type WithColours = {
  colours?: { paper?: string | undefined; ink?: string | undefined } | undefined
  practices: readonly { colour?: string | undefined }[]
}

/** The custom properties of src/styles/tokens.css that follow from the owner's colours. */
type Tokens = Record<string, Pair>

/** Those that the owner has chosen. */
export type Colours = Partial<Record<Position, Oklch>> & { paper?: Oklch; ink?: Oklch }

/** WCAG asks for this contrast of text, and for 3 of the edges of controls. */
export const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

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

export function parseColours({ colours, practices }: WithColours): Colours {
  const own = practices.map(({ colour }, index) => [String(index + 1), colour] as const)
  const written: Record<string, string | undefined> = { ...colours, ...Object.fromEntries(own) }
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

export const PAPER = tokenColour('paper').light
export const INK = tokenColour('ink').light
const ofPractices = (part: string) =>
  Object.fromEntries(
    positions.map((position) => [position, tokenColour(`practice-${position}-${part}`)]),
  ) as Record<Position, Pair>
const PRACTICE_TEXTS = ofPractices('text')
export const PRACTICE_SOFTS = ofPractices('soft')

/** Of messages. They keep their hues, but their text has to suit other backgrounds. */
const MESSAGE_TEXTS = { danger: tokenColour('danger'), success: tokenColour('success') }

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
  return Object.assign({}, hasOwnNeutrals ? { ...neutrals, ...messageTokens(neutrals) } : {}, ...texts)
}

const same = (shade: Oklch) => ({ light: shade, dark: shade })

/** Backgrounds, text and lines. The dark theme has the hue of the ink as its background. */
export function neutralTokens(paper: Oklch, ink: Oklch) {
  const night = oklch(0.178, Math.min(ink.c * 0.73, 0.035), ink.h)
  const nightField = oklch(0.222, Math.min(ink.c * 0.8, 0.035), ink.h)
  const nightInk = oklch(0.955, Math.min(paper.c * 1.25, 0.02), paper.h)
  const nightEdge = oklch(0.62, Math.min(ink.c * 0.5, 0.03), ink.h)
  const field = fieldOf(paper)
  const grey = { ...ink, c: ink.c * 0.7 }
  const mute = shade({ ...grey, l: ink.l + 0.225 }, [paper, field], TEXT_CONTRAST)
  const edge = shade({ ...grey, l: ink.l + 0.315 }, [paper, field], CONTROL_CONTRAST)
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

export const fieldOf = (paper: Oklch) =>
  oklch(paper.l - 0.032, Math.min(paper.c * 1.5, paper.c + 0.01), paper.h)

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
  }
}

/** The practice keeps its colour, but its text has to suit other backgrounds. */
function textTokens(position: Position, neutrals: Neutrals): Tokens {
  const text = readableText(PRACTICE_TEXTS[position], PRACTICE_SOFTS[position], neutrals)
  return { [`practice-${position}-text`]: text }
}

const messageTokens = (neutrals: Neutrals): Tokens =>
  Object.fromEntries(
    Object.entries(MESSAGE_TEXTS).map(([name, text]) => [name, readableText(text, neutrals.field, neutrals)]),
  )

const readableText = (text: Pair, soft: Pair, { paper, field }: Neutrals): Pair => ({
  light: shade(text.light, [paper.light, field.light, soft.light], TEXT_CONTRAST),
  dark: shade(text.dark, [paper.dark, field.dark, soft.dark], TEXT_CONTRAST),
})

export const textsOn = ({ ink, paper }: Neutrals): Oklch[] => [
  oklch(0.985, Math.min(paper.light.c, 0.005), paper.light.h),
  oklch(0.17, Math.min(ink.light.c, 0.03), ink.light.h),
]

/** White or black, whichever is easier to read. */
function textOn(background: Oklch, neutrals: Neutrals): Oklch {
  const [light = PAPER, dark = INK] = textsOn(neutrals)
  return contrast(light, background) >= contrast(dark, background) ? light : dark
}

export const isReadable = (background: Oklch, neutrals: Neutrals) =>
  textsOn(neutrals).some((text) => contrast(text, background) >= TEXT_CONTRAST)

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
export function nearest(start: Oklch, passes: (one: Oklch) => boolean): Oklch | null {
  for (let distance = 0; distance <= 1; distance += STEP) {
    for (const l of [start.l + distance, start.l - distance]) {
      const one = parseColour(toHex({ ...start, l }))
      if (l >= 0 && l <= 1 && one && passes(one)) return distance === 0 ? start : one
    }
  }
  return null
}
