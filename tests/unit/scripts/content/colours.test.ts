import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { positions } from '@/lib/positions'
import { themeColours } from '../../../../scripts/build/themeColours'
import { checkPracticeColours, colour, coloursSchema } from '../../../../scripts/content/colours'
import { ownerColours, PAPER } from '../../../../scripts/content/colourTokens'
import { contrast, parseColour, toHex } from '../../../../scripts/content/cssColour'
import { parseYaml } from '../../../../scripts/content/yamlFile'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

it.each(['', 'blueish', '3656e2', 'rgb(1 2)', '#12345678', 'transparent'])(
  '"%s" is no opaque colour',
  (text) => expect(parseColour(text)).toBeNull(),
)

const SCHEMA = v.pipe(
  v.object({ colours: coloursSchema, practices: v.array(v.object({ colour: v.optional(colour) })) }),
  checkPracticeColours(),
)
const withColours = (colours: string, practices = '[]') =>
  parseYaml(`colours: ${colours}\npractices: ${practices}`, SCHEMA)

it.each([
  ['{ ink: "#999999" }', '[]'],
  ['{ paper: "#222222" }', '[]'],
  ['{}', '[{}, { colour: "oklch(0.57 0.02 200)" }]'],
])('the suggestion for %s, %s passes', (...written) => {
  const [suggestion = ''] = /#[\da-f]{6}(?=:)/.exec(withColours(...written).mistakes[0]?.message ?? '') ?? []
  const [colours, practices] = written.map((text) => text.replace(/"[^"]*"/, `"${suggestion}"`))
  expect(withColours(colours ?? '', practices).mistakes).toEqual([])
})

/** The colour of a custom property in a theme, after the owner's. */
function shown(css: string, name: string, theme: 'light' | 'dark') {
  const declared =
    new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ??
    new RegExp(`--${name}:\\s*([^;]+);`).exec(TOKENS)?.[1] ??
    ''
  const alias = /^var\(--([\w-]+)\)$/.exec(declared)?.[1]
  if (alias) return shown(css, alias, theme)
  const colours = declared.match(/oklch\([\d. ]+\)/g) ?? []
  const found = parseColour((theme === 'dark' ? colours.at(-1) : colours[0]) ?? '')
  if (!found) throw new Error(`--${name} has no colour`)
  return found
}

const PRACTICES = positions.map((position) => `practice-${position}`)
const TEXTS = [
  ...['ink', 'mute', 'danger', ...PRACTICES.map((name) => `${name}-text`)].flatMap((name) => [
    [name, 'paper'],
    [name, 'field'],
  ]),
  ...['day', 'night-mute', 'night-danger'].map((name) => [name, 'night']),
  ...PRACTICES.map((name) => [`${name}-on`, name]),
  ...PRACTICES.flatMap((name) => [`${name}-text`, 'ink'].map((text) => [text, `${name}-soft`])),
] as [string, string][]

describe.each([
  ['{}', '[]'],
  ['{}', '[{ colour: "#ffd400" }]'],
  ['{}', '[{ colour: black }, { colour: white }, { colour: grey }]'],
  ['{}', '[{}, { colour: "#0a7d3c" }]'],
  ['{ paper: white, ink: black }', '[]'],
  ['{ paper: "#f4e4c8", ink: "#0a1f5c" }', '[{ colour: "#c2185b" }]'],
  ['{ paper: "oklch(0.86 0.05 120)" }', '[]'],
])('with %s, %s', (colours, practices) => {
  const css = ownerColours(withColours(colours, practices).value ?? { practices: [] })

  it.each(['light', 'dark'] as const)('texts can be read, and edges stand out, in the %s theme', (theme) => {
    const contrastOf = (front: string, back: string) =>
      contrast(shown(css, front, theme), shown(css, back, theme))
    expect(TEXTS.filter((pair) => contrastOf(...pair) < 4.5)).toEqual([])
    expect(['paper', 'field'].filter((back) => contrastOf('edge', back) < 3)).toEqual([])
  })
})

it.each(['light', 'dark'] as const)('our shapes stand out in the %s theme', (theme) => {
  const contrastOf = (front: string, back: string) =>
    contrast(shown('', front, theme), shown('', back, theme))
  for (const front of PRACTICES) expect(contrastOf(front, 'paper'), front).toBeGreaterThanOrEqual(3)
  expect(contrastOf('night-edge', 'night')).toBeGreaterThanOrEqual(3)
  // A toast or its edge, over the footer.
  expect(Math.max(contrastOf('ink', 'night'), contrastOf('paper', 'night'))).toBeGreaterThan(3)
})

it('changes only what follows from a colour', () => {
  const css = ownerColours({ practices: [{}, {}, { colour: '#0a7d3c' }] })
  const changed = [...css.matchAll(/--practice-3([\w-]*):/g)].map(([, shade]) => shade)
  expect(changed).toEqual(['', '-on', '-soft', '-text'])
  expect(css.match(/--[\w-]+:/g)).toHaveLength(changed.length)
})

it('images use the colours, too', () => {
  const practice = { id: 'a', name: 'A' }
  expect(themeColours(['practice-1', 'ink'], { practices: [{ ...practice, colour: '#0a7d3c' }] })).toEqual({
    'practice-1': '#0a7d3c',
    ink: themeColours(['ink'], { practices: [practice] }).ink,
  })
})

it('without a colour of the owner, images and the check use those of the style sheet', () => {
  expect(toHex(PAPER)).toBe(toHex(shown('', 'paper', 'light')))
  const names = ['paper', 'practice-1-text', 'practice-2-soft'] as const
  const expected = names.map((name) => [name, toHex(shown('', name, 'light'))])
  expect(themeColours(names, { practices: [] })).toEqual(Object.fromEntries(expected))
})

it.each([
  ['hair', '--hair is "oklch(0.205 0.03 265 / 0.2)": write an opaque colour'],
  ['gone', '--gone is missing'],
])('a colour of the style sheet that images cannot draw is named: %s', (name, message) => {
  expect(() => themeColours([name], { practices: [] })).toThrow(message)
})
