import type { Message, Word } from '../../../scripts/content/words/message'
import { wordGroups } from '../../../scripts/content/words/wordGroups'
import { type Field, labelOf, simpleField } from './formFields'

/** cmsConfig.ts keeps those of the owner's language. */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Longer texts get several lines. */
const ONE_LINE = 80

/** The fields of each group of words. What is left empty is left out of the file. */
export const wordForms = Object.entries<Record<string, Word>>(wordGroups).map(([group, words]) => ({
  name: group,
  label: labelOf(group),
  path: `content/words.yaml#${group}`,
  fields: Object.entries(words).map(([name, word]) =>
    typeof word === 'string' ? fieldOf(name, word, word) : fieldOf(name, word.english, word),
  ),
}))

function fieldOf(name: string, english: Message, word: Word): Field {
  if (typeof english === 'string') {
    const hint = `“${english}” in English.${english.includes('{') ? ' Keep what is in braces.' : ''}`
    return { ...simpleField(name, { hint }), widget: english.length > ONE_LINE ? 'text' : 'string' }
  }
  const groups = Object.entries(english).map(([value, forms]) => {
    const isPlural = typeof word === 'object' && word.values[value] === 'plural'
    const names = isPlural ? PLURAL_FORMS : Object.keys(forms)
    const fields = names.map((form) => fieldOf(form, forms[form] ?? forms.other ?? '', word))
    return group(value, fields, isPlural ? { kind: 'plural' } : {})
  })
  return group(name, groups)
}

function group(name: string, fields: Field[], options: object = {}): Field {
  return { name, label: labelOf(name), widget: 'object', required: false, fields, ...options }
}
