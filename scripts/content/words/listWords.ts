import { pluralForms } from './language.ts'
import type { Message, Word } from './message.ts'
import { wordGroups } from './wordGroups.ts'
import { mapValues } from './wordsSchema.ts'

/** A words.yaml with every word, in the plural forms of a language. `translate` gets the English texts. */
export function listWords(locale: string, translate = (text: string) => text) {
  const { needed } = pluralForms(locale)
  const groups: Record<string, Record<string, Word>> = wordGroups
  return mapValues(groups, (words) => mapValues(words, (word) => writeWord(word, needed, translate)))
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
