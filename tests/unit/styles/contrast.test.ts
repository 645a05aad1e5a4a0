import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linearSrgb } from '../../../scripts/brand/cssColour'

const css = readFileSync('src/styles/tokens.css', 'utf8')
const practices = ['technical', 'digital', 'ca']

function tokenText(name: string): string {
  const text = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1]
  if (!text) throw new Error(`There is no token --${name}`)
  const alias = /^var\(--([\w-]+)\)$/.exec(text.trim())?.[1]
  return alias ? tokenText(alias) : text
}

/** A token is `light-dark(oklch(…), oklch(…))`, or one `oklch(…)` for both. */
function luminance(name: string, theme: string): number {
  const colours = [...tokenText(name).matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)]
  const [, lightness, chroma, hue] = (theme === 'dark' ? colours.at(-1) : colours[0]) ?? []
  if (!lightness) throw new Error(`--${name} is not an opaque OKLCH colour`)
  const [red = 0, green = 0, blue = 0] = linearSrgb({
    lightness: Number(lightness),
    chroma: Number(chroma),
    hue: Number(hue),
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The least contrast of text, and of what must stand out from its background. */
const pairs: [number, string, string[]][] = [
  [4.5, 'paper', ['ink', 'mute', 'danger', ...practices.map((name) => `${name}-text`)]],
  [4.5, 'field', ['ink', 'mute', 'danger', ...practices.map((name) => `${name}-text`)]],
  [4.5, 'night', ['day', 'night-mute', 'night-danger']],
  ...practices.flatMap((name): [number, string, string[]][] => [
    [4.5, name, [`${name}-on`]],
    [4.5, `${name}-soft`, ['ink', `${name}-text`]],
  ]),
  [3, 'paper', ['edge', ...practices]],
  [3, 'field', ['edge']],
  [3, 'night', ['night-edge']],
]

it.each(pairs)('a contrast of at least %d with --%s have %j, in both themes', (least, back, fronts) => {
  for (const theme of ['light', 'dark']) {
    for (const front of fronts) {
      const [a, b] = [luminance(front, theme), luminance(back, theme)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      expect(contrast, `--${front} in the ${theme} theme`).toBeGreaterThanOrEqual(least)
    }
  }
})
