import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]
type Rgb = [number, number, number]

function tokenText(name: string): string {
  const text = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!text) throw new Error(`There is no token --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(text.trim())?.[1]
  return alias ? tokenText(alias) : text
}

/** The linear sRGB of a token: `light-dark(oklch(…), oklch(…))`, or one `oklch(…)` for both. */
function colour(name: string, theme: Theme): Rgb {
  const cuts = [...tokenText(name).matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const cut = theme === 'dark' ? cuts.at(-1) : cuts[0]
  if (!cut) throw new Error(`--${name} is not an opaque OKLCH colour`)
  return linearSrgb(Number(cut[1]), Number(cut[2]), (Number(cut[3]) * Math.PI) / 180)
}

/** Björn Ottosson's matrices. What lies outside sRGB is cut off, as screens do. */
function linearSrgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, value))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function contrast(one: string, other: string, theme: Theme): number {
  const [a, b] = [one, other].map((name) => luminance(colour(name, theme)))
  if (a === undefined || b === undefined) throw new Error('Two colours are needed')
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
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

it('white on black comes out at 21', () => {
  const white = luminance(linearSrgb(1, 0, 0))
  expect((white + 0.05) / 0.05).toBeCloseTo(21, 2)
})
