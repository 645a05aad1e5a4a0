import * as v from 'valibot'
import { findPlaceholderMistakes } from '../placeholders.ts'
import { text } from '../valueSchemas.ts'
import { pluralForms } from './language.ts'
import { formedBy, type Kinds, type Message, type Word } from './message.ts'
import { wordGroups } from './wordGroups.ts'

/** content/words.yaml. What it leaves out has the English text of `wordGroups`. */
export function wordsSchema(locale: string) {
  const schemaOf = (words: Record<string, Word>) =>
    v.optional(
      onlyKnown(
        mapValues(words, (word) =>
          v.optional(typeof word === 'string' ? textWith([]) : messageSchema(word.values, locale)),
        ),
      ),
      {},
    )
  return onlyKnown(mapValues(wordGroups, schemaOf))
}

/** Each text names all of `required`. */
export function messageSchema(
  kinds: Kinds,
  locale: string,
  required = Object.keys(kinds),
): v.GenericSchema<unknown, Message> {
  const { needed, all }: Record<string, readonly string[]> = pluralForms(locale)
  const names = Object.keys(kinds)
  const formed = formedBy(kinds).map(([name]) => name)

  /** A form of a number can spell the number out, as “one plan” does. */
  const nest = (
    [name, ...inner]: string[],
    spelledOut: readonly string[] = [],
  ): v.GenericSchema<unknown, Message> => {
    const kind = name === undefined ? undefined : kinds[name]
    if (name === undefined || kind === undefined) {
      const shown = names.filter((one) => typeof kinds[one] === 'string')
      return textWith(
        shown,
        shown.filter((one) => required.includes(one) && !spelledOut.includes(one)),
      )
    }
    const forms: readonly string[] = kind === 'plural' ? all : (kind as readonly string[])
    const entries = forms.map((form) => {
      const within = nest(inner, ['zero', 'one', 'two'].includes(form) ? [...spelledOut, name] : spelledOut)
      return [form, kind === 'plural' && !needed.includes(form) ? v.optional(within) : within]
    })
    return onlyKnown(
      {
        [name]: onlyKnown(
          Object.fromEntries(entries),
          `a text for each of: ${(kind === 'plural' ? needed : forms).join(', ')}`,
        ),
      },
      `the line "${name}:", and below it its texts`,
    )
  }
  return nest(formed)
}

/** A text that names `values` in braces. */
function textWith(values: readonly string[], required = values) {
  const known = Object.fromEntries(values.map((name) => [name, '']))
  return v.pipe(
    text(500),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const message of findPlaceholderMistakes(dataset.value, known)) addIssue({ message })
      const left = required.filter((name) => !new RegExp(`\\{\\s*${name}\\s*\\}`).test(dataset.value))
      for (const name of left)
        addIssue({ message: `The text leaves out {${name}}: write it where the value belongs.` })
    }),
  )
}

/** An unknown key gets the known ones as advice. */
function onlyKnown<const Entries extends v.ObjectEntries>(
  entries: Entries,
  form = 'one word on each line, indented',
): v.StrictObjectSchema<Entries, v.ErrorMessage<v.StrictObjectIssue>> {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never'
      ? `This name is not known. Remove the line, or write one of ${Object.keys(entries).join(', ')}`
      : form,
  )
}

type Mapped<From, To> = { [Key in keyof From]: To }

export const mapValues = <From extends object, To>(from: From, map: (value: From[keyof From]) => To) =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, map(value)])) as Mapped<From, To>
