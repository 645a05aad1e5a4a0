import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { linearSrgb } from '../../../scripts/brand/cssColour'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

function tokenText(name: string): string {
  const text = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!text) throw new Error(`There is no token --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(text.trim())?.[1]
  return alias ? tokenText(alias) : text
}

/** The linear sRGB of a token: `light-dark(oklch(…), oklch(…))`, or one `oklch(…)` for both. */
function colour(name: string, theme: Theme): number[] {
  const cuts = [...tokenText(name).matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const cut = theme === 'dark' ? cuts.at(-1) : cuts[0]
  if (!cut) throw new Error(`--${name} is not an opaque OKLCH colour`)
  return linearSrgb({ lightness: Number(cut[1]), chroma: Number(cut[2]), hue: Number(cut[3]) })
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => luminance(colour(name, theme)))
  if (a === undefined || b === undefined) throw new Error('Two colours are needed')
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

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
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controls)('--%s stands out from --%s by at least 3', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
})

it.each(themes)('in the %s theme, a toast or its edge stands out from the footer by at least 3', (theme) => {
  expect(Math.max(contrast('ink', 'night', theme), contrast('paper', 'night', theme))).toBeGreaterThan(3)
})

it('white on black comes out at 21', () => {
  const white = luminance(linearSrgb({ lightness: 1, chroma: 0, hue: 0 }))
  expect((white + 0.05) / 0.05).toBeCloseTo(21, 2)
})
