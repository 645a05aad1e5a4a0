import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import * as fontkit from 'fontkit'
import { fromRoot } from '../lib/paths'
import { decompressFont } from './decompressFont'

/** Draws text as SVG path data that starts at the origin. `tracking` is in em. */
export type Typeface = {
  width: (text: string, size: number, tracking?: number) => number
  path: (text: string, size: number, tracking?: number) => string
  /** Letters, digits and currency signs that no font has. */
  missing: (text: string) => string[]
}

type PlacedGlyph = { glyph: fontkit.Glyph; scale: number; x: number }
type ShapedRun = { unitsPerEm: number; run: fontkit.GlyphRun }

const SUBSETS = ['latin', 'latin-ext', 'vietnamese']
/** For characters that the site's fonts do not have. On pages, the visitor's system draws them. */
const FALLBACK = { family: 'noto-sans-devanagari', subset: 'devanagari' }

/** Draws text with one of the site's fonts, so that the result needs no font and every line can be measured. */
export async function openTypeface(family: string, weight: number): Promise<Typeface> {
  const own = SUBSETS.map((subset) => ({ family, subset })).filter(isInstalled)
  const fonts = await Promise.all([...own, FALLBACK].map((source) => openFont(source, weight)))
  // Shaping is slow, and a title is measured in several sizes.
  const shaped = new Map<string, ShapedRun[]>()
  const shapeOnce = (text: string) => {
    const runs = shaped.get(text) ?? shape(fonts, text)
    shaped.set(text, runs)
    return runs
  }
  return {
    width: (text, size, tracking = 0) => layOut(shapeOnce(text), size, tracking).width,
    path: (text, size, tracking = 0) =>
      layOut(shapeOnce(text), size, tracking)
        .glyphs.map(({ glyph, scale, x }) => glyph.path.scale(scale, -scale).translate(x, 0).toSVG())
        .join(''),
    missing: (text) =>
      [...text].filter((one) => /[\p{L}\p{M}\p{N}\p{Sc}]/u.test(one) && !findFont(fonts, one)),
  }
}

type FontSource = { family: string; subset: string }

const fontFile = ({ family, subset }: FontSource) =>
  fromRoot('node_modules', `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`)

const isInstalled = (source: FontSource) => existsSync(fontFile(source))

async function openFont(source: FontSource, weight: number): Promise<fontkit.Font> {
  const woff2 = await readFile(fontFile(source))
  const font = fontkit.create(await decompressFont(woff2)) as fontkit.Font
  return font.getVariation({ wght: weight })
}

function shape(fonts: fontkit.Font[], text: string): ShapedRun[] {
  return splitByFont(fonts, text).map(({ font, characters }) => ({
    unitsPerEm: font.unitsPerEm,
    run: font.layout(characters),
  }))
}

function layOut(runs: ShapedRun[], size: number, tracking: number) {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const { unitsPerEm, run } of runs) {
    const scale = size / unitsPerEm
    run.glyphs.forEach((glyph, index) => {
      const { xOffset = 0, xAdvance = 0 } = run.positions[index] ?? {}
      glyphs.push({ glyph, scale, x: x + xOffset * scale })
      x += xAdvance * scale + tracking * size
    })
  }
  return { glyphs, width: x - tracking * size }
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits text into runs that one font can draw. Drops characters that no font has, such as emojis. */
function splitByFont(fonts: fontkit.Font[], text: string) {
  const runs: { font: fontkit.Font; characters: string }[] = []
  for (const { segment } of graphemes.segment(text)) {
    const { font, characters } = fontFor(fonts, segment)
    const last = runs.at(-1)
    if (!font) continue
    if (last?.font === font) last.characters += characters
    else runs.push({ font, characters })
  }
  return runs
}

/** A letter and its marks need one font that has them all. Without one, the marks are left out. */
function fontFor(fonts: fontkit.Font[], segment: string) {
  for (const characters of [segment, segment.normalize('NFC'), segment.normalize('NFD')]) {
    const font = fonts.find((one) => [...characters].every((character) => has(one, character)))
    if (font) return { font, characters }
  }
  const [base = ''] = segment
  return { font: findFont(fonts, base), characters: base }
}

const has = (font: fontkit.Font, character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)

const findFont = (fonts: fontkit.Font[], character: string) => fonts.find((font) => has(font, character))
