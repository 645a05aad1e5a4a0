import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { themeColours, tokenColour } from '../../../../scripts/build/themeColours'
import {
  checkPracticeColours,
  colour,
  coloursSchema,
  ownerColours,
  ownerShade,
} from '../../../../scripts/content/colours'
import { contrast, parseColour } from '../../../../scripts/content/cssColour'
import { parseYaml } from '../../../../scripts/content/yamlFile'

const TOKENS = readFileSync('src/styles/tokens.css', 'utf8')

it.each(['', 'blueish', '#12345', '3656e2', 'rgb(1 2)', 'rgb(1 2 3 / 0.5)', '#12345678', 'transparent'])(
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

const PRACTICES = ['practice-1', 'practice-2', 'practice-3']
const TEXTS = [
  ...['ink', 'mute', 'danger', ...PRACTICES.map((name) => `${name}-text`)].flatMap((name) => [
    [name, 'paper'],
    [name, 'field'],
  ]),
  ...['day', 'night-mute', 'night-danger'].map((name) => [name, 'night']),
  ...PRACTICES.flatMap((name) => [
    [`${name}-on`, name],
    [`${name}-text`, `${name}-soft`],
    ['ink', `${name}-soft`],
  ]),
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

  it.each(['light', 'dark'] as const)('texts can be read in the %s theme', (theme) => {
    const faint = TEXTS.filter(
      ([front, back]) => contrast(shown(css, front, theme), shown(css, back, theme)) < 4.5,
    )
    expect(faint).toEqual([])
  })

  it.each(['light', 'dark'] as const)('edges stand out in the %s theme', (theme) => {
    const faint = ['paper', 'field'].filter(
      (back) => contrast(shown(css, 'edge', theme), shown(css, back, theme)) < 3,
    )
    expect(faint).toEqual([])
  })
})

it.each(['light', 'dark'] as const)(
  'our practices, controls and toasts stand out in the %s theme',
  (theme) => {
    const contrastOf = (front: string, back: string) =>
      contrast(shown('', front, theme), shown('', back, theme))
    for (const front of PRACTICES) expect(contrastOf(front, 'paper'), front).toBeGreaterThanOrEqual(3)
    expect(contrastOf('night-edge', 'night')).toBeGreaterThanOrEqual(3)
    // A toast or its edge, over the footer.
    expect(Math.max(contrastOf('ink', 'night'), contrastOf('paper', 'night'))).toBeGreaterThan(3)
  },
)

it('changes nothing without colours', () => {
  expect(ownerColours({ practices: [] })).toBe('')
  expect(ownerColours({ colours: {}, practices: [{}] })).toBe('')
  expect(ownerShade({ practices: [] }, 'paper')).toBeUndefined()
})

it('changes only what follows from a colour', () => {
  const css = ownerColours({ practices: [{}, {}, { colour: '#0a7d3c' }] })
  expect([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)).toEqual([
    'practice-3',
    'practice-3-on',
    'practice-3-soft',
    'practice-3-text',
  ])
})

it('comes close to the colours of tokens.css with its own paper and ink', () => {
  const css = ownerColours({
    colours: { paper: 'oklch(0.972 0.008 85)', ink: 'oklch(0.205 0.03 265)' },
    practices: [],
  })
  const names = 'paper field ink mute edge night night-field day night-mute night-edge'
  for (const name of names.split(' ')) {
    for (const theme of ['light', 'dark'] as const) {
      const [own, before] = [shown(css, name, theme), shown('', name, theme)]
      expect(own.l, name).toBeCloseTo(before.l, 2)
      expect(own.c, name).toBeCloseTo(before.c, 2)
    }
  }
})

it('images use the colours, too', () => {
  const practice = { id: 'a', name: 'A' }
  expect(themeColours(['practice-1', 'ink'], { practices: [{ ...practice, colour: '#0a7d3c' }] })).toEqual({
    'practice-1': '#0a7d3c',
    ink: themeColours(['ink'], { practices: [practice] }).ink,
  })
})

it.each([
  ['--paper: #fafafa;', '#fafafa'],
  ['--paper: light-dark(#fff, #000);', '#ffffff'],
  ['--paper: light-dark( rgb(1 2 3), #000);', '#010203'],
  ['--paper: ivory;', '#fffff0'],
])('reads %s', (css, hex) => {
  expect(tokenColour(css, 'paper')).toBe(hex)
})

it.each([
  ['--paper: var(--day);', 'src/styles/tokens.css: --paper is "var(--day)": write an opaque colour'],
  ['--ink: #000;', '--paper is missing'],
])('explains %s', (css, message) => {
  expect(() => tokenColour(css, 'paper')).toThrow(message)
})
