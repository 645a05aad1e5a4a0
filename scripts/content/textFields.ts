import * as v from 'valibot'
import {
  fillIn,
  findPlaceholderMistakes,
  kindsOf,
  type PlaceholderValues,
  type Values,
} from './placeholders.ts'
import { anyText, list } from './valueSchemas.ts'
import type { Message } from './words/message.ts'
import { mapValues, messageSchema } from './words/wordsSchema.ts'

/** Fields whose texts name `values` in braces. */
export function textFields(values: PlaceholderValues) {
  const messages = messagesNaming(values)
  const filled = (max: number) =>
    v.pipe(messages, fill(values), v.maxLength(max, `at most ${max} characters`))
  return {
    text: (max: number) => v.pipe(filled(max), v.minLength(1, 'some text')),
    /** Can be empty. */
    note: (max: number, byDefault = '') => v.optional(filled(max), byDefault),
    /** An entry that names a list is repeated for each item of that list. */
    keywords: v.pipe(
      list(v.pipe(anyText, v.maxLength(60, 'at most 60 characters'), fillList(values))),
      v.transform((entries) => entries.flat()),
    ),
    /** Can also name {practice.name} and {practice.services}, and becomes a text for each practice, by its id. */
    perPractice: (max: number, min = 1) =>
      v.pipe(
        messagesNaming({ ...values, ...PRACTICE }),
        fillPerPractice(values),
        v.check(
          (texts) => Object.values(texts).every(({ length }) => length >= min && length <= max),
          `${min > 0 ? 'some text, ' : ''}at most ${max} characters`,
        ),
      ),
  }
}

const PRACTICE = { 'practice.name': '', 'practice.services': 0 }

/** A text, or one for each plural form of a number: `services: { one: …, other: … }`. */
const messagesNaming = (values: Values) =>
  v.lazy((input): v.GenericSchema<unknown, Message> => {
    const [[name = '', forms] = []] = Object.entries<unknown>(Object(input))
    if (typeof forms !== 'object' || !forms) return anyText
    const kinds = kindsOf(values)
    const counted = kinds[name] === 'plural' ? name : 'services'
    const shown = mapValues(kinds, (kind) => (kind === 'plural' ? 'number' : kind))
    return messageSchema({ ...shown, [counted]: 'plural' }, String(values.locale), [counted])
  })

function fill(values: Values) {
  return fillWith(values, (message: Message) => fillIn(message, values))
}

function fillPerPractice(values: PlaceholderValues) {
  const known: Values = values
  return fillWith({ ...values, ...PRACTICE }, (message: Message) =>
    Object.fromEntries(
      values.practiceIds.map((id) => {
        const [name = '', services = 0] = [known[`${id}.name`], known[`${id}.services`]]
        const text = fillIn(message, { ...values, 'practice.name': name, 'practice.services': services })
        return [id, text]
      }),
    ),
  )
}

function fillList(values: Values) {
  const lists = Object.entries(values).filter(([, value]) => Array.isArray(value))
  const example = Object.fromEntries(lists.map(([name]) => [name, name]))
  return fillWith({ ...values, ...example }, (text: string) => {
    const [name, entries] = lists.find(([one]) => text.includes(`{${one}}`)) ?? []
    if (!name || !Array.isArray(entries)) return [fillIn(text, { ...values, ...example })]
    return entries.map((entry: string) => fillIn(text, { ...values, ...example, [name]: entry }))
  })
}

/** Reports what is wrong in braces, or replaces them. */
function fillWith<Text extends Message, Filled>(values: Values, replace: (message: Text) => Filled) {
  return v.rawTransform<Text, Filled>(({ dataset, addIssue, NEVER }) => {
    const mistakes = typeof dataset.value === 'string' ? findPlaceholderMistakes(dataset.value, values) : []
    for (const message of mistakes) addIssue({ message })
    return mistakes.length > 0 ? NEVER : replace(dataset.value)
  })
}
