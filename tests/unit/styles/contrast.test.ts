import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseColour } from '../../../scripts/brand/cssColour'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

function tokenText(name: string): string {
  const text = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!text) throw new Error(`There is no token --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(text.trim())?.[1]
  return alias ? tokenText(alias) : text
}

/** A token is `light-dark(oklch(…), oklch(…))`, or one `oklch(…)` for both. */
function colour(name: string, theme: Theme) {
  const cuts = tokenText(name).match(/oklch\([\d. ]+\)/g) ?? []
  const parsed = parseColour((theme === 'dark' ? cuts.at(-1) : cuts[0]) ?? '')
  if (!parsed) throw new Error(`--${name} is not an opaque OKLCH colour`)
  return parsed
}

const contrastOf = (one: string, other: string, theme: Theme) =>
  contrast(colour(one, theme), colour(other, theme))

const practices = ['technical', 'digital', 'ca']

const text: [string, string][] = [
  ...['ink', 'mute', 'danger'].flatMap((name): [string, string][] => [
    [name, 'paper'],
    [name, 'field'],
  ]),
  ['day', 'night'],
  ['night-mute', 'night'],
  ['night-danger', 'night'],
  ...practices.flatMap((name): [string, string][] => [
    [`${name}-on`, name],
    [`${name}-text`, 'paper'],
    [`${name}-text`, 'field'],
    [`${name}-text`, `${name}-soft`],
    ['ink', `${name}-soft`],
  ]),
]

const controls: [string, string][] = [
  ['edge', 'paper'],
  ['edge', 'field'],
  ['night-edge', 'night'],
  ['ink', 'paper'],
  ...practices.map((name): [string, string] => [name, 'paper']),
]

describe.each(themes)('in the %s theme', (theme) => {
  it.each(text)('text in --%s on --%s has a contrast of at least 4.5', (front, back) => {
    expect(contrastOf(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('--%s stands out from --%s by at least 3', (front, back) => {
    expect(contrastOf(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
})

it.each(themes)('in the %s theme, a toast or its edge stands out from the footer by at least 3', (theme) => {
  expect(Math.max(contrastOf('ink', 'night', theme), contrastOf('paper', 'night', theme))).toBeGreaterThan(3)
})
