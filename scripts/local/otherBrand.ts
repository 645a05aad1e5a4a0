import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { fromRoot, inCache } from '../lib/paths'

/** A brand that differs from the sample in everything. */
export const OTHER_BRAND = fromRoot('tests', 'fixtures', 'otherBrand', 'content')

/** `npm test` builds it, too, with every word in ⟦ ⟧. */
export const OTHER_FOLDER = fromRoot('dist-other')

const MARKED = inCache('markedWords')
/** The content that `OTHER_FOLDER` was built from. */
export const MARKED_BRAND = join(MARKED, 'content')

/** Copies the other brand, whose words can then be told from texts that the code contains, or that it leaves out. */
export function writeMarkedBrand(): string {
  rmSync(MARKED, { recursive: true, force: true })
  cpSync(dirname(OTHER_BRAND), MARKED, { recursive: true })
  const file = join(MARKED_BRAND, 'words.yaml')
  writeFileSync(file, stringify(mark(parse(readFileSync(file, 'utf8')))))
  return MARKED_BRAND
}

type Texts = string | { [key: string]: Texts }

const mark = (texts: Texts): Texts =>
  typeof texts === 'string'
    ? `⟦${texts}⟧`
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, mark(value)]))
