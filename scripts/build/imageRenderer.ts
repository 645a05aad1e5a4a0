import { readdirSync, readFileSync } from 'node:fs'
import { Renderer } from '@takumi-rs/core'
import { fromRoot } from '../lib/folders'

const PACKAGES = 'node_modules/@fontsource-variable'

/** Noto Sans for other scripts, if the owner has installed it: the subsets that it adds, and their characters. */
const installed = readdirSync(fromRoot(PACKAGES))
  .filter((family) => family.startsWith('noto-sans-'))
  .map((family) => {
    const ranges: object = JSON.parse(readFileSync(fromRoot(PACKAGES, family, 'unicode.json'), 'utf8'))
    const own = Object.entries(ranges).filter(([name]) => name.startsWith('[') || family.endsWith(`-${name}`))
    return { family, subsets: own.map(([name]) => name.replace(/\W/g, '')), ranges: own.map(String) }
  })

/** The files of each family, in the order in which they are tried for a letter and its marks. */
const FONTS: Record<string, readonly string[]> = {
  'bricolage-grotesque': ['latin', 'latin-ext', 'vietnamese'],
  'instrument-sans': ['latin', 'latin-ext'],
  // For what the site's fonts lack. On pages, the visitor's system draws that.
  'noto-sans': ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext', 'devanagari'],
  ...Object.fromEntries(installed.map(({ family, subsets }) => [family, subsets])),
}

const stack = (siteFont: string) =>
  [siteFont, ...Object.keys(FONTS).slice(2)]
    .flatMap((family) => FONTS[family]?.map((subset) => `${family}-${subset}`))
    .join()

/** For `fontFamily`. */
export const DISPLAY = stack('bricolage-grotesque')
export const LABEL = stack('instrument-sans')

/** 'U+e01-e5b' → '\u{e01}-\u{e5b}' */
export const charactersIn = (ranges: readonly string[]) =>
  [...ranges.join().matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)]
    .map(([, first, last]) => `\\u{${first}}${last ? `-\\u{${last}}` : ''}`)
    .join('')

/** What these fonts lack would be drawn as boxes. */
const UNDRAWABLE = new RegExp(
  `[^\\p{scx=Latin}\\p{scx=Greek}\\p{scx=Cyrillic}\\p{scx=Devanagari}\\p{sc=Inherited} -~\\u00a0-\\u00bf×÷–—‘’‚“”„†‡•…‰′″‹›\\u20a0-\\u20c0™−${charactersIn(installed.flatMap(({ ranges }) => ranges))}]`,
  'gu',
)

/** Empty if letters of a script would be missing: a title or a date without them would say something else. */
export function drawableText(text: string): string {
  if (undrawableLetters(text).some((letter) => /(?!\p{sc=Common})\p{L}/u.test(letter))) return ''
  const drawable = text
    .normalize('NFC')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(UNDRAWABLE, '')
    .replace(/\s+/g, ' ')
    .trim()
  // The fonts place several marks on a plain letter, but none on a letter that contains a mark.
  return drawable.replace(/\P{M}\p{M}+/gu, (letter) => letter.normalize('NFD'))
}

/** The letters and currency signs that no font has. */
export function undrawableLetters(text: string): string[] {
  return (text.match(UNDRAWABLE) ?? []).filter((character) => /[\p{L}\p{N}\p{Sc}]/u.test(character))
}

const packages = [
  'node_modules/@takumi-rs/core',
  ...Object.keys(FONTS).map((family) => `${PACKAGES}/${family}`),
]
const versions = packages.map((folder): string => {
  const { version } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'))
  return `${folder} ${version}`
})

/** What draws, besides the description of an image: the renderer, and the fonts in it. */
export const rendererVersions = () => [...versions, DISPLAY, LABEL]

let opened: Promise<Renderer> | undefined

export function openRenderer(): Promise<Renderer> {
  opened ??= registerFonts()
  return opened
}

async function registerFonts() {
  const renderer = new Renderer()
  for (const [family, subsets] of Object.entries(FONTS)) {
    for (const subset of subsets) {
      const file = `${PACKAGES}/${family}/files/${family}-${subset}-wght-normal.woff2`
      await renderer.registerFont({ name: `${family}-${subset}`, data: readFileSync(fromRoot(file)) })
    }
  }
  return renderer
}
