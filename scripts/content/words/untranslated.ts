import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { contentFolder } from '../../lib/contentFolder'
import { log } from '../../lib/log'
import { pagesSchema } from '../pagesSchema'
import type { PlaceholderValues } from '../placeholders'
import { listWords } from './listWords'
import { readLocale } from './readWords'

type Texts = string | Texts[] | { [name: string]: Texts }

/** `npm run content:words`: prints the words and texts that the owner's files leave out, in English, as those files. */
export function main() {
  for (const [file, texts] of Object.entries(untranslated(contentFolder())))
    log(
      texts
        ? `# content/${file}\n${stringify(texts, { lineWidth: 0, aliasDuplicateObjects: false })}`
        : `# content/${file} has all.`,
    )
}

export function untranslated(folder: string) {
  const read = (file: string) => {
    const path = join(folder, file)
    return existsSync(path) ? (parse(readFileSync(path, 'utf8')) ?? {}) : {}
  }
  const words = parse(listWords(readLocale(folder), (text) => text))
  const texts = defaultsOf(pagesSchema({} as PlaceholderValues) as unknown as Schema) ?? {}
  return {
    'words.yaml': leftOut(words, read('words.yaml')),
    'pages.yaml': leftOut(texts, read('pages.yaml')),
  }
}

function leftOut(all: Texts, own: unknown): Texts | undefined {
  if (own === undefined) return all
  if (typeof all === 'string' || typeof own !== 'object') return undefined
  const given = own as Record<string, unknown>
  return present(Object.entries(all).map(([name, text]) => [name, leftOut(text, given[name])]))
}

type Schema = {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  default?: unknown
  pipe?: readonly Schema[]
}

/** The texts that a schema has for what is left out. One that only names a value is not a text. */
function defaultsOf({ default: byDefault, ...schema }: Schema): Texts | undefined {
  if (typeof byDefault === 'string') return /^(\{[\w.]+\})?$/.test(byDefault) ? undefined : byDefault
  const { entries, item } = (schema.wrapped ?? schema).pipe?.[0] ?? schema.wrapped ?? schema
  if (entries) return present(Object.entries(entries).map(([name, entry]) => [name, defaultsOf(entry)]))
  const one = item && Array.isArray(byDefault) && defaultsOf(item)
  return one ? byDefault.map(() => one) : undefined
}

function present(entries: [string, Texts | undefined][]): Texts | undefined {
  const found = entries.filter((entry): entry is [string, Texts] => entry[1] !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
