import * as v from 'valibot'
import { emailAddress } from '../../src/lib/webAddress.ts'
import { messagesOf } from '../lib/userError.ts'

// Each message completes the sentence "<field> is <value>: write …".

const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

const isWebUrl = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** Numbers such as postal codes need no quotes. */
export const anyText = v.pipe(
  v.union([v.string(), v.number()], 'some text'),
  v.transform((value) => String(value).trim()),
)

export const text = (max = 200) =>
  v.pipe(anyText, v.minLength(1, 'some text'), v.maxLength(max, `at most ${max} characters`))

/** Part of addresses and of names of files. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = (max: number, example: string) =>
  v.pipe(
    text(max),
    v.regex(SLUG, `lower-case letters from a to z, digits and hyphens, for example ${example}`),
  )

/** An empty text if it is left out. */
export const optionalText = (max: number) => v.optional(v.union([v.literal(''), text(max)]), '')

export const wholeNumber = (min: number, max: number) => {
  const message = `a whole number from ${min} to ${max}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message))
}

export const flag = v.optional(v.boolean('true or false'), false)

/** One of a few values. The studio shows their labels. */
export function choice<Value extends string>(choices: Record<Value, string>) {
  const values = Object.keys(choices) as Value[]
  return v.pipe(v.picklist(values, `one of ${values.join(', ')}`), v.metadata({ choices }))
}

/** Marks a placeholder. The hint says what that means for visitors. */
export const sample = (hint = 'Marks a placeholder, for you: visitors do not see it.') =>
  v.pipe(flag, v.metadata({ hint }))

/** Only what a mailto: link can have, too: after a question mark, for example, it could add recipients. */
export const email = v.pipe(
  text(),
  v.check(
    (address) => EMAIL.test(address) && emailAddress(address) !== undefined,
    'an e-mail address, for example hello@agency.example',
  ),
)

/** Visitors call from other countries, and WhatsApp's links need the country code. */
export const internationalPhone = v.pipe(
  text(40),
  v.regex(
    /^\+[1-9](?:[ ().-]*\d){6,14}$/,
    'a number that starts with + and the country code, for example +977 98 00000000',
  ),
)

export const url = v.pipe(
  text(500),
  v.check(isWebUrl, 'a full address, for example https://www.linkedin.com/company/agency'),
  v.metadata({ label: 'Address' }),
)

/** JavaScript reads 2026-02-30 as 2 March. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true

const DAY_MESSAGE = 'a date as YYYY-MM-DD, for example 2026-11-21'
export const day = v.pipe(v.string(DAY_MESSAGE), v.check(isDay, DAY_MESSAGE))

/** `check` throws a UserError for a text that it refuses. */
export const checkWith = (check: (text: string) => unknown) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const message of messagesOf(() => check(dataset.value))) addIssue({ message })
  })

export const list = <Item extends v.GenericSchema>(item: Item) => v.array(item, 'a list, one entry per line')

/** Below a service or an own page. */
export const questionsAndAnswers = v.optional(
  list(v.strictObject({ question: text(200), answer: text(1_000) })),
  [],
)

/** Lines with names of the owner's. `v.record` leaves out those named `constructor` or `prototype`, so it reads each after a sign. */
export function lines<Value extends v.GenericSchema>(value: Value, message: string) {
  const signed = v.record(v.string(), value, message)
  const renamed = (group: object, change: (name: string) => string) =>
    Object.fromEntries(Object.entries(group).map(([name, one]) => [change(name), one]))
  const withoutSign = (name: unknown) => String(name).slice(1)
  const run: (typeof signed)['~run'] = (dataset, config) => {
    if (typeof dataset.value !== 'object' || !dataset.value) return signed['~run'](dataset, config)
    const given = { ...dataset, value: renamed(dataset.value, (name) => `:${name}`) }
    const read = signed['~run'](given, config)
    for (const { path } of read.issues ?? [])
      if (path) Object.assign(path[0], { key: withoutSign(path[0].key) })
    return Object.assign(read, { value: renamed(Object(read.value), withoutSign) })
  }
  return { ...signed, '~run': run }
}

/** No two entries of a list have the same text in a field, whatever its capitals. */
export const different = <Field extends string, Entry extends Record<Field, string>>(field: Field) =>
  v.rawCheck<Entry[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const values = dataset.value.map((entry) => entry[field].toLowerCase())
    for (const [index, value] of values.entries()) {
      const earlier = values.indexOf(value)
      if (earlier === index) continue
      const message = `entry ${earlier + 1} of the list has the same one: write another.`
      addIssue({ message, path: issuePath(index, field) })
    }
  })

export function isUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

/** For an issue that a check of a whole file finds at one of its fields. */
export function issuePath(...keys: (string | number)[]): [v.UnknownPathItem, ...v.UnknownPathItem[]] {
  const [first, ...rest] = keys.map((key) => ({
    type: 'unknown' as const,
    origin: 'value' as const,
    input: undefined,
    key,
    value: undefined,
  }))
  if (!first) throw new Error('An issue needs at least one key')
  return [first, ...rest]
}
