import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listWords } from '../content/words/listWords'
import { fromRoot, inCache } from '../lib/paths'

/** A brand that differs from the sample in everything. */
export const OTHER_BRAND = fromRoot('tests', 'fixtures', 'otherBrand', 'content')

/** `npm test` builds it, too, with every word in ⟦ ⟧. */
export const OTHER_FOLDER = fromRoot('dist-other')

const MARKED = inCache('markedWords')
/** The content that `OTHER_FOLDER` was built from. */
export const MARKED_BRAND = join(MARKED, 'content')

/** Copies the other brand, in a language whose words can be told from texts that the code contains. */
export function writeMarkedBrand(): string {
  rmSync(MARKED, { recursive: true, force: true })
  cpSync(dirname(OTHER_BRAND), MARKED, { recursive: true })
  writeFileSync(
    join(MARKED_BRAND, 'words.yaml'),
    listWords('de', (text) => `⟦${text}⟧`),
  )
  return MARKED_BRAND
}
