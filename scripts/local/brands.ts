import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { readParts } from '../content/parts/parts.ts'
import { listWords } from '../content/words/listWords.ts'
import { fromRoot, inCache } from '../lib/folders.ts'

/** A brand that differs from the sample in everything. */
export const OTHER_BRAND = fromRoot('tests', 'fixtures', 'otherBrand', 'content')

/** `npm test` builds the other brand, too. */
export const OTHER_FOLDER = fromRoot('dist-other')

export const markedCopy = (name: string) => inCache('marked', name, 'content')

/** Copies a brand and changes each of its words, so that they can be told from texts in the code. */
export function writeMarkedBrand(brand: string, name: string): string {
  const copy = markedCopy(name)
  rmSync(dirname(copy), { recursive: true, force: true })
  cpSync(dirname(brand), dirname(copy), { recursive: true })
  const { language = 'en' } = parse(readFileSync(join(brand, 'site.yaml'), 'utf8'))
  // Most languages need more room than English.
  const vowels = brand === OTHER_BRAND ? 2 : 1
  writeFileSync(
    join(copy, 'words.yaml'),
    stringify(listWords(language, (text) => mark(text, vowels), readParts(brand))),
  )
  return copy
}

/** Around every word. Invisible and without a width, so that pages look as without them. */
const [OPEN, CLOSE] = ['\u2063', '\u2064']

const mark = (text: string, vowels: number) =>
  `${OPEN}${text.replace(/\{\w+\}|[aeiou]/g, (part) => ACCENTED[part]?.repeat(vowels) ?? part)}${CLOSE}`

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
