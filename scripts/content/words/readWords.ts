import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { hasWord, readParts } from '../parts/parts.ts'
import { readYamlFile } from '../yamlFile.ts'
import { formatsOf, language, localeOf, numberTexts } from './language.ts'
import { compileMessage, type Message, type Word } from './message.ts'
import { type Words, wordGroups } from './wordGroups.ts'
import { wordsSchema } from './wordsSchema.ts'

const groups: Record<string, Record<string, Word>> = wordGroups

/** The code of each group: an object with a text or a function for each word. A site lacks the words of parts that are off. */
type CompiledWords = { locale: string; groups: Record<keyof Words, string> }

export const readLocale = (folder: string) =>
  localeOf(readYamlFile(join(folder, 'site.yaml'), v.object({ language })).language)

export function readWords(folder: string): CompiledWords {
  const locale = readLocale(folder)
  const file = join(folder, 'words.yaml')
  const written: Record<string, Record<string, Message | undefined>> = existsSync(file)
    ? readYamlFile(file, wordsSchema(locale))
    : {}
  const parts = readParts(folder)
  const compiled = Object.entries(groups).map(([group, words]) => {
    const used = Object.entries(words).filter(([name]) => hasWord(parts, group, name))
    const members = used.map(([name, word]) => {
      const { values, english } = typeof word === 'string' ? { values: {}, english: word } : word
      const code = compileMessage(written[group]?.[name] ?? english, values)
      return `${name}:${Object.keys(values).length > 0 ? `v=>${code}` : code}`
    })
    return [group, `{${members.join(',')}}`]
  })
  return { locale, groups: Object.fromEntries(compiled) as CompiledWords['groups'] }
}

/** A module of the app. */
export const wordsModule = (group: string, code: string) =>
  `import { plural, number, and, or } from 'virtual:words/formats'\nexport const ${group}Words = ${code}`

export const formatsModule = (locale: string) =>
  `import { createFormats } from '@/lib/formats'\nexport const { plural, number, and, or } = createFormats(${JSON.stringify([locale, numberTexts(locale)]).slice(1, -1)})`

/** The words for a script or a test, from the same code. */
export const loadWords = (folder: string) => evaluateWords(readWords(folder))

export function evaluateWords({ locale, groups }: CompiledWords): Words {
  const code = Object.entries(groups).map(([group, words]) => `${group}:${words}`)
  // The code only contains the checked texts, quoted.
  return new Function('{ plural, number, and, or }', `return {${code.join(',')}}`)(formatsOf(locale)) as Words
}
