// Subsets the fonts to the characters that most pages need, which is a third of their size. Run it after a font update or
// a change of CORE_RANGE and commit the result:
//   npx tsx scripts/fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fromRoot } from './lib/paths'

/** English letters and punctuation. */
const CORE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026'

/** Kerning, ligatures, and the digits of equal width that base.css asks for. Others, such as fractions, are not used. */
const FEATURES = ['kern', 'liga', 'tnum']

const FOLDER = fromRoot('src', 'styles', 'fonts')
/** The range of weights in tokens.css. */
const FAMILIES = {
  'bricolage-grotesque': { min: 650, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
}

if (process.argv[1] === import.meta.filename) await main()

async function main() {
  mkdirSync(FOLDER, { recursive: true })
  for (const [family, wght] of Object.entries(FAMILIES)) {
    const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
    const full = readFileSync(fromRoot('node_modules', file))
    const subset = await subsetFont(full, charactersIn(CORE_RANGE), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
    })
    writeFileSync(`${FOLDER}/${family}-core.woff2`, subset)
    console.log(`${family}: ${full.length} bytes reduced to ${subset.length}`)
  }
}

function charactersIn(unicodeRange: string): string {
  const parts = unicodeRange.split(', ').map((part) => part.slice('U+'.length).split('-'))
  return parts
    .flatMap(([first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      const length = Number.parseInt(last, 16) - start + 1
      return Array.from({ length }, (_, index) => String.fromCodePoint(start + index))
    })
    .join('')
}
