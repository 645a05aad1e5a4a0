import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { writeAtomically } from '../lib/atomicFile.ts'
import { fromRoot, inCache } from '../lib/folders.ts'
import { listFiles } from '../lib/listFiles.ts'

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
/** English letters and punctuation. */
const CORE = `${ASCII}\u00a0©·×–—‘’“”…`

/** Kerning, ligatures, and the digits of equal width that base.css asks for. Others, such as fractions, are not used. */
const FEATURES = ['kern', 'liga', 'tnum']

/** The range of weights in tokens.css. */
const FAMILIES = {
  'bricolage-grotesque': { min: 650, max: 800 },
  'instrument-sans': { min: 400, max: 700 },
}

/**
 * Subsets the fonts to the letters that most pages need, which is a third of their size: those of English, and of the
 * site's words and texts. Returns the folder, for src/styles/fonts.css.
 */
export async function subsetFonts(contentFolder: string): Promise<string> {
  const fonts = Object.entries(FAMILIES).map(([family, wght]) => {
    const file = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
    return { family, wght, full: readFileSync(fromRoot('node_modules', file)) }
  })
  const letters = lettersOf(contentFolder)
  const fingerprint = createHash('sha256').update(JSON.stringify([letters, FEATURES, FAMILIES]))
  for (const { full } of fonts) fingerprint.update(full)
  const folder = inCache('fonts', fingerprint.digest('hex').slice(0, 16))
  for (const { family, wght, full } of fonts) {
    const file = join(folder, `${family}-core.woff2`)
    if (existsSync(file)) continue
    const options = { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: FEATURES } as const
    writeAtomically(file, await subsetFont(full, letters, options))
  }
  return folder
}

/** As capitals, too. Entries have the letters of the pages, and for names from elsewhere there are the full files. */
export function lettersOf(contentFolder: string): string {
  const texts = listFiles(contentFolder)
    .filter((file) => /^(\w+\.yaml|legal\/.+)$/.test(file))
    .map((file) => readFileSync(join(contentFolder, file), 'utf8').normalize('NFC'))
    .join('')
  return [...new Set(`${CORE}${texts}${texts.toUpperCase()}`)].toSorted().join('')
}
