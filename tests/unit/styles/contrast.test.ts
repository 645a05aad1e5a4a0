import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contrast, parseColour } from '../../../scripts/content/cssColour'

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

const pairs = [
  ...['edge', 'ink', 'practice-1', 'practice-2', 'practice-3'].map((name) => [name, 'paper']),
  ['edge', 'field'],
  ['night-edge', 'night'],
] as [string, string][]

// Text: see tests/unit/scripts/content/colours.test.ts.
it.each(themes)('in the %s theme, every control and toast stands out by at least 3', (theme) => {
  for (const [front, back] of pairs) {
    expect(contrastOf(front, back, theme), `--${front} on --${back}`).toBeGreaterThanOrEqual(3)
  }
  // A toast or its edge, over the footer.
  expect(Math.max(contrastOf('ink', 'night', theme), contrastOf('paper', 'night', theme))).toBeGreaterThan(3)
})
