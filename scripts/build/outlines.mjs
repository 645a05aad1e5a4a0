import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'

/**
 * Text as outlines, from the site's own fonts: the drawing then needs none, and each line can be measured.
 *
 * @typedef {import('fontkit').Font} Font
 * @typedef {{ width: number, path: string }} Line
 * @typedef {{ unitsPerEm: number, draw: (text: string, size: number, tracking?: number) => Line }} Face
 */

const require = createRequire(import.meta.url)

/**
 * @param {string} family as its package is called
 * @param {number} weight
 * @returns {Promise<Face>}
 */
export async function openFace(family, weight) {
  const fonts = await Promise.all(
    ['latin', 'latin-ext'].map(async (subset) => {
      const file = require.resolve(
        `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
      )
      const font = /** @type {Font} */ (fontkit.create(Buffer.from(await decompress(await readFile(file)))))
      return font.getVariation({ wght: weight })
    }),
  )
  return {
    unitsPerEm: fonts[0]?.unitsPerEm ?? 1000,
    draw: (text, size, tracking = 0) => drawLine(fonts, text, size, tracking),
  }
}

/**
 * @param {Font[]} fonts in the order in which they are asked for a character
 * @param {string} text @param {number} size @param {number} tracking in em
 * @returns {Line}
 */
function drawLine(fonts, text, size, tracking) {
  /** @type {string[]} */
  const parts = []
  let x = 0
  for (const { font, characters } of runsOf(fonts, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(characters)
    glyphs.forEach((glyph, index) => {
      const position = positions[index]
      parts.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + (position?.xOffset ?? 0) * scale, 0)
          .toSVG(),
      )
      x += (position?.xAdvance ?? 0) * scale + tracking * size
    })
  }
  return { width: x - tracking * size, path: parts.join('') }
}

/**
 * Neighbouring characters that one font has. What none of them has, an emoji or another script, is left out.
 * @param {Font[]} fonts @param {string} text
 */
function runsOf(fonts, text) {
  /** @type {{ font: Font, characters: string }[]} */
  const runs = []
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.characters += character
    else runs.push({ font, characters: character })
  }
  return runs
}
