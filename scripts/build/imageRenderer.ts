import { readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { fromRoot } from '../lib/paths'

/** The files of each family, in the order in which they are tried for a letter and its marks. */
const FONTS = {
  'bricolage-grotesque': ['latin', 'latin-ext', 'vietnamese'],
  'instrument-sans': ['latin', 'latin-ext'],
  // For what the site's fonts lack. On pages, the visitor's system draws that.
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext', 'devanagari'],
}
type Family = keyof typeof FONTS

const stack = (...families: Family[]) =>
  families.flatMap((family) => FONTS[family].map((subset) => `${family}-${subset}`)).join()

/** For `fontFamily`. */
export const DISPLAY = stack('bricolage-grotesque', 'noto-sans')
export const LABEL = stack('instrument-sans', 'noto-sans')

/** What these fonts lack would be drawn as boxes. */
const UNDRAWABLE =
  /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Devanagari}\p{sc=Inherited} -~\u00a0-\u00bf×÷–—‘’‚“”„†‡•…‰′″‹›\u20a0-\u20c0™−]/gu

export function drawableText(text: string): string {
  const drawable = text
    .normalize('NFC')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(UNDRAWABLE, '')
    .replace(/\s+/g, ' ')
    .trim()
  // The fonts place several marks on a plain letter, but none on a letter that contains a mark.
  return drawable.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFD'))
}

/** The letters and currency signs that the images leave out. */
export function undrawableLetters(text: string): string[] {
  return (text.match(UNDRAWABLE) ?? []).filter((character) => /[\p{L}\p{N}\p{Sc}]/u.test(character))
}

let opened: Promise<Renderer> | undefined

export function openRenderer(): Promise<Renderer> {
  opened ??= registerFonts()
  return opened
}

async function registerFonts() {
  const renderer = new Renderer()
  for (const [family, subsets] of Object.entries(FONTS)) {
    for (const subset of subsets) {
      const file = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`
      await renderer.registerFont({
        name: `${family}-${subset}`,
        data: readFileSync(fromRoot('node_modules', file)),
      })
    }
  }
  return renderer
}
