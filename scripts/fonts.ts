// Subsets the fonts to the characters that most pages need, which is a third of their size. Run it after a font update or
// a change of CORE and commit the result:
//   npx tsx scripts/fonts.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fromRoot } from './lib/paths'

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
/** English letters and punctuation. */
const CORE = `${ASCII}\u00a0©·×–—‘’“”…`

/** Kerning, ligatures, and the digits of equal width that base.css asks for. Others, such as fractions, are not used. */
const FEATURES = ['kern', 'liga', 'tnum']

const FOLDER = fromRoot('src', 'styles', 'fonts')
/** The range of weights in tokens.css. */
const FAMILIES = {
  'bricolage-grotesque': { min: 650, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
}

mkdirSync(FOLDER, { recursive: true })
for (const [family, wght] of Object.entries(FAMILIES)) {
  const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const full = readFileSync(fromRoot('node_modules', file))
  const subset = await subsetFont(full, CORE, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    keepFeatures: FEATURES,
  })
  writeFileSync(`${FOLDER}/${family}-core.woff2`, subset)
  console.log(`${family}: ${full.length} bytes reduced to ${subset.length}`)
}
