import * as v from 'valibot'
import { byPosition } from '../../src/lib/positions.ts'
import { list } from './fields.ts'
import { fillIn, findPlaceholderMistakes, type PlaceholderValues, type Values } from './placeholders.ts'

/** Fields whose texts name `values` in braces. */
export function textFields(values: PlaceholderValues) {
  const filled = (max: number) => v.pipe(words, fill(values), v.maxLength(max, `at most ${max} characters`))
  const required = (max: number) => v.pipe(filled(max), v.minLength(1, 'some text'))

  /** Without a default, the file must have it. */
  function text(max: number): ReturnType<typeof required>
  function text(max: number, byDefault: string): v.OptionalSchema<ReturnType<typeof required>, string>
  function text(max: number, byDefault?: string) {
    return byDefault === undefined ? required(max) : v.optional(required(max), byDefault)
  }

  return {
    text,
    /** Can be empty. */
    note: (max: number, byDefault = '') => v.optional(filled(max), byDefault),
    /** An entry that names a list is repeated for each item of that list. */
    keywords: v.pipe(
      list(v.pipe(words, v.maxLength(60, 'at most 60 characters'), fillList(values))),
      v.transform((entries) => entries.flat()),
    ),
    /** Can also name {practice.name} and {practice.services}, and becomes a text for each practice. */
    perPractice: (max: number, byDefault: string) =>
      v.optional(
        v.pipe(
          words,
          v.minLength(byDefault ? 1 : 0, 'some text'),
          v.maxLength(max, `at most ${max} characters`),
          fillPerPractice(values),
        ),
        byDefault,
      ),
  }
}

const words = v.pipe(
  v.union([v.string(), v.number()], 'some text'),
  v.transform((value) => String(value).trim()),
)

/** Fields with defaults, so the whole group can be left out. */
export const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.strictObject(entries), {} as never)

function fill(values: Values) {
  return fillWith(values, (text) => fillIn(text, values))
}

function fillPerPractice(values: PlaceholderValues) {
  const known: Values = values
  return fillWith({ ...values, 'practice.name': '', 'practice.services': 0 }, (text) =>
    byPosition(
      values.practiceIds.map((id) => {
        const [name = '', services = 0] = [known[`${id}.name`], known[`${id}.services`]]
        return fillIn(text, { ...values, 'practice.name': name, 'practice.services': services })
      }),
    ),
  )
}

function fillList(values: Values) {
  const lists = Object.entries(values).filter(([, value]) => Array.isArray(value))
  const example = Object.fromEntries(lists.map(([name]) => [name, name]))
  return fillWith({ ...values, ...example }, (text) => {
    const [name, entries] = lists.find(([one]) => text.includes(`{${one}}`)) ?? []
    if (!name || !Array.isArray(entries)) return [fillIn(text, { ...values, ...example })]
    return entries.map((entry: string) => fillIn(text, { ...values, ...example, [name]: entry }))
  })
}

/** Reports what is wrong in braces, or replaces them. */
function fillWith<Filled>(values: Values, replace: (text: string) => Filled) {
  return v.rawTransform<string, Filled>(({ dataset, addIssue, NEVER }) => {
    const mistakes = findPlaceholderMistakes(dataset.value, values)
    for (const message of mistakes) addIssue({ message })
    return mistakes.length > 0 ? NEVER : replace(dataset.value)
  })
}
