import { formatsOf } from './language.ts'

/**
 * How a value is written: a `number` with the separators of the language, `and` and `or` as lists. The form of a text
 * follows from the number of a `plural`, or from one of the options in a list.
 */
type Kind = 'text' | 'number' | 'plural' | 'and' | 'or' | readonly string[]
export type Kinds = Readonly<Record<string, Kind>>

/** A text with values in braces, or a text for each form of one value: `count: { one: …, other: … }`. */
export type Message = string | { readonly [value: string]: { readonly [form: string]: Message } }

type ValueOf<One extends Kind> = One extends readonly (infer Option)[]
  ? Option
  : One extends 'text'
    ? string
    : One extends 'and' | 'or'
      ? readonly string[]
      : number

/** A word with values. One without is a plain text. */
type WordWith<Values extends Kinds> = { values: Values; english: Message }
export type Word = string | WordWith<Kinds>

/** What the code gets of a word: a text, or a function of its values. */
export type WordValue<One extends Word> =
  One extends WordWith<infer Values>
    ? (values: { [Name in keyof Values]: ValueOf<Values[Name]> }) => string
    : string

export const word = <const Values extends Kinds>(values: Values, english: Message): WordWith<Values> => ({
  values,
  english,
})

/** The values that have a form for each number or option, in the order in which the file nests them. */
export const formedBy = (kinds: Kinds) =>
  Object.entries(kinds).flatMap(([name, kind]) =>
    kind === 'plural' || typeof kind === 'object' ? [[name, kind] as const] : [],
  )

const BRACES = /\{([^{}]*)\}/

/** A JavaScript expression for a message. It calls the functions of src/lib/formats.ts, and `v` has the values. */
export function compileMessage(message: Message, kinds: Kinds): string {
  if (typeof message === 'string') {
    const parts = message
      .split(BRACES)
      .map((part, index) =>
        index % 2 === 0 ? part && JSON.stringify(part) : compileValue(part.trim(), kinds),
      )
    return parts.filter(Boolean).join('+') || '""'
  }
  return Object.entries(message)
    .map(([name, forms]) => {
      const form = kinds[name] === 'plural' ? `plural(${codeOf(name)})` : codeOf(name)
      const branches = Object.entries(forms).map(([one, text], index, all) => {
        const code = compileMessage(text, kinds)
        // The last one, which is `other` in nearly every language, also holds for what the others leave out.
        return index === all.length - 1 ? code : `${form}===${JSON.stringify(one)}?${code}:`
      })
      return `(${branches.join('')})`
    })
    .join('')
}

function compileValue(name: string, kinds: Kinds): string {
  const kind = kinds[name]
  const write = kind === 'plural' ? 'number' : kind
  return typeof write === 'string' && write !== 'text' ? `${write}(${codeOf(name)})` : codeOf(name)
}

const codeOf = (name: string) => (/^\w+$/.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`)

/** What a message says, if its values are known in the build. The code only contains the checked texts, quoted. */
export const evaluateMessage = (message: Message, kinds: Kinds, values: object, locale: string): string =>
  new Function('v', '{ plural, number, and, or }', `return ${compileMessage(message, kinds)}`)(
    values,
    formatsOf(locale),
  )
