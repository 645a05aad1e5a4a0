import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { listWords } from '../content/words/listWords'
import { fromRoot, inCache } from '../lib/paths'

const fixture = (name: string) => fromRoot('tests', 'fixtures', name, 'content')

export const SAMPLE_BRAND = fixture('sampleBrand')
/** A brand that differs from the sample in everything. */
export const OTHER_BRAND = fixture('otherBrand')

/** `npm test` builds the other brand, too. */
export const OTHER_FOLDER = fromRoot('dist-other')

export const markedCopy = (name: string) => inCache('marked', name, 'content')

/** Copies a brand and changes each of its words, so that they can be told from texts in the code. */
export function writeMarkedBrand(brand: string, name: string): string {
  const copy = markedCopy(name)
  rmSync(dirname(copy), { recursive: true, force: true })
  cpSync(dirname(brand), dirname(copy), { recursive: true })
  const read = (file: string): { [key: string]: Texts } | null =>
    existsSync(join(brand, file)) ? parse(readFileSync(join(brand, file), 'utf8')) : null
  const written = read('words.yaml')
  const english = parse(listWords(String(read('site.yaml')?.language ?? 'en'), (text) => text))
  const words = Object.entries<object>(english).map(([group, texts]) => [
    group,
    { ...texts, ...Object(written?.[group]) },
  ])
  writeFileSync(join(copy, 'words.yaml'), stringify(mark(Object.fromEntries(words))))
  return copy
}

/** Around every word. Invisible and without a width, so that pages look as without them. */
const [OPEN, CLOSE] = ['\u2063', '\u2064']

type Texts = string | { [key: string]: Texts }

const mark = (texts: Texts): Texts =>
  typeof texts === 'string'
    ? `${OPEN}${texts.replace(/\{\w+\}|[aeiou]/g, (letter) => ACCENTED[letter] ?? letter)}${CLOSE}`
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, mark(value)]))

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
