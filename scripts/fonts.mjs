// Cuts the fonts down to what nearly every page needs: two thirds of the bytes that stand before the first screen's text.
// Run it after a font was updated or a character joined the range, and commit what it wrote.
//   node scripts/fonts.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fromRoot } from './lib/paths'

/** The letters and signs of English, as `unicode-range` in src/styles/fonts.css names them. Others have files of their own. */
export const CORE_RANGE =
  'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026'

const FOLDER = fromRoot('src', 'styles', 'fonts')
/** The weights that tokens.css uses of each. */
const FAMILIES = {
  'bricolage-grotesque': { min: 650, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
}

/** @param {string} range */
function charactersOf(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place))
    })
    .join('')
}

async function main() {
  mkdirSync(FOLDER, { recursive: true })
  for (const [family, wght] of Object.entries(FAMILIES)) {
    const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
    const whole = readFileSync(fromRoot('node_modules', file))
    const core = await subsetFont(whole, charactersOf(CORE_RANGE), {
      targetFormat: 'woff2',
      variationAxes: { wght },
    })
    writeFileSync(`${FOLDER}/${family}-core.woff2`, core)
    console.log(`${family}: ${whole.length} bytes cut down to ${core.length}`)
  }
}

if (process.argv[1] === fromRoot('scripts', 'fonts.mjs')) await main()
