import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { contentFolder } from '../../lib/contentFolder'
import { count } from '../../lib/count'
import { log } from '../../lib/log'
import { readParts } from '../parts/parts'
import { listWords } from './listWords'
import { readLocale, readWords } from './readWords'

type Texts = string | { [name: string]: Texts }

/** `npm run content:words`: prints the words that content/words.yaml leaves out, in English, as that file. */
export function main() {
  const words = untranslated(contentFolder())
  log(words ? stringify(words, { lineWidth: 0 }) : 'content/words.yaml has every word.')
}

/** For a site in another language. */
export function describeUntranslated(folder = contentFolder()): string[] {
  if (new Intl.Locale(readLocale(folder)).language === 'en') return []
  const words = Object.values(untranslated(folder) ?? {}).flatMap((group) => Object.keys(group))
  if (words.length === 0) return []
  return [`Still in English: ${count(words.length, 'word')}. npm run content:words lists them.`]
}

export function untranslated(folder: string) {
  const file = join(folder, 'words.yaml')
  // A mistake is reported with its line.
  readWords(folder)
  return leftOut(
    listWords(readLocale(folder), (text) => text, readParts(folder)),
    existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {},
  )
}

function leftOut(all: Texts, own: unknown): Texts | undefined {
  if (own === undefined) return all
  if (typeof all === 'string' || typeof own !== 'object') return undefined
  const given = own as Record<string, unknown>
  const found = Object.entries(all).flatMap(([name, text]) => {
    const left = leftOut(text, given[name])
    return left === undefined ? [] : [[name, left] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
