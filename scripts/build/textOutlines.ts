import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import { decompress } from 'wawoff2'
import { fromRoot } from '../lib/paths'

/** Text as SVG path data, at the origin. */
type OutlinedText = { width: number; path: string }
export type Typeface = {
  /** `tracking` is in em. */
  outline: (text: string, size: number, tracking?: number) => OutlinedText
}

const SUBSETS = ['latin', 'latin-ext']

/** Draws text with one of the site's fonts, so that the result needs no font and every line can be measured. */
export async function openTypeface(family: string, weight: number): Promise<Typeface> {
  const fonts = await Promise.all(SUBSETS.map((subset) => openFont(family, subset, weight)))
  return { outline: (text, size, tracking = 0) => outline(fonts, text, size, tracking) }
}

async function openFont(family: string, subset: string, weight: number): Promise<fontkit.Font> {
  const file = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
  const woff2 = await readFile(fromRoot('node_modules', file))
  const font = fontkit.create(Buffer.from(await decompress(woff2))) as fontkit.Font
  return font.getVariation({ wght: weight })
}

function outline(fonts: fontkit.Font[], text: string, size: number, tracking: number): OutlinedText {
  const paths: string[] = []
  let x = 0
  for (const { font, characters } of splitByFont(fonts, text)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(characters)
    glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = positions[index] ?? {}
      paths.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, 0)
          .toSVG(),
      )
      x += xAdvance * scale + tracking * size
    })
  }
  return { width: x - tracking * size, path: paths.join('') }
}

/** Splits text into runs that one font can draw. Drops characters that no font has, such as emojis. */
function splitByFont(fonts: fontkit.Font[], text: string) {
  const runs: { font: fontkit.Font; characters: string }[] = []
  for (const character of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.characters += character
    else runs.push({ font, characters: character })
  }
  return runs
}
