import { ALL_ON, hasWord, type PartStates } from '../parts/parts.ts'
import { pluralForms } from './language.ts'
import type { Message, Word } from './message.ts'
import { wordGroups } from './wordGroups.ts'

/** A words.yaml with every word of a site with these parts, in the plural forms of a language. `translate` gets the English texts. */
export function listWords(locale: string, translate = (text: string) => text, parts: PartStates = ALL_ON) {
  const { needed } = pluralForms(locale)
  const groups: Record<string, Record<string, Word>> = wordGroups
  const listed = Object.entries(groups).flatMap(([group, words]) => {
    const used = Object.entries(words).filter(([name]) => hasWord(parts, group, name))
    const written = used.map(([name, word]) => [name, writeWord(word, needed, translate)])
    return written.length > 0 ? [[group, Object.fromEntries(written)]] : []
  })
  return Object.fromEntries(listed) as Record<string, Record<string, Message>>
}

function writeWord(word: Word, needed: readonly string[], translate: (text: string) => string) {
  if (typeof word === 'string') return translate(word)
  const write = (message: Message): Message => {
    if (typeof message === 'string') return translate(message)
    const [[name = '', forms = {}] = []] = Object.entries(message)
    const wanted = word.values[name] === 'plural' ? needed : Object.keys(forms)
    return {
      [name]: Object.fromEntries(wanted.map((form) => [form, write(forms[form] ?? forms.other ?? '')])),
    }
  }
  return write(word.english)
}
