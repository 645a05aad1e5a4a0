import * as v from 'valibot'
import { createFormats, type NumberTexts } from '../../../src/lib/formats.ts'
import { text } from '../valueSchemas.ts'

/** A tag that Intl does not know would silently mean English. */
export const language = v.optional(
  v.pipe(
    text(35),
    v.check(isKnown, 'the code of a language, for example en, sw, de-CH or pt-BR'),
    v.transform((tag) => new Intl.Locale(tag).toString()),
  ),
  'en',
)

function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(scriptOf(language)) ? 'rtl' : 'ltr'
}

/** What the language of a page decides. Letters of most other scripts are tall: they fill a line, or have marks above and below. */
export function pageAttributes(language: string): Record<string, string> {
  const isTall = !['Latn', 'Grek', 'Cyrl'].includes(scriptOf(language))
  return { lang: language, dir: directionOf(language), ...(isTall && { 'data-tall': '' }) }
}

export const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? ''

/** A phone number within a text. From right to left, its groups would change places. */
export const inOrder = (number: string, language: string) =>
  directionOf(language) === 'rtl' ? `\u2066${number}\u2069` : number

/** Intl writes English without a country as in the USA. The site has readers elsewhere: 18 Nov 2026, 16:05, “a, b and c”. */
export const localeOf = (language: string) => (language === 'en' ? 'en-GB' : language)

/** Plural forms: those that whole numbers below 1,000 take, and all that exist. French also has one for millions. */
export function pluralForms(locale: string) {
  const rules = new Intl.PluralRules(locale)
  const needed = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)))
  const { pluralCategories } = rules.resolvedOptions()
  const all = (['zero', 'one', 'two', 'few', 'many', 'other'] as const).filter((form) =>
    pluralCategories.includes(form),
  )
  return { needed: all.filter((form) => needed.has(form)), all }
}

/** The dates of each month. The build writes them, because the first formatter of dates takes a phone 70 ms. */
export function dateTexts(locale: string) {
  const shown = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const format = new Intl.DateTimeFormat(locale, { ...shown, timeZone: 'UTC', calendar: 'gregory' })
  const months = Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 15))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  )
  return { months, digits: digitsOf(locale) }
}

const digitsOf = (locale: string) =>
  [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)].toReversed()

export function numberTexts(locale: string): NumberTexts {
  const format = new Intl.NumberFormat(locale)
  const parts = format.formatToParts(1_234_567)
  const groups = parts.filter(({ type }) => type === 'integer').map(({ value }) => [...value].length)
  return {
    digits: digitsOf(locale),
    separator: parts.find(({ type }) => type === 'group')?.value ?? '',
    groupSize: groups.at(-2) ?? 3,
    shortest: format.formatToParts(1_234).length > 1 ? 4 : 5,
  }
}

export const formatsOf = (locale: string) => createFormats(locale, numberTexts(locale))

/** The times of each hour, and the days of the week from Sunday, in the build for the same reason. */
export function clockTexts(locale: string) {
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const isOfTwelve = time.resolvedOptions().hour12
  const number = new Intl.NumberFormat(locale)
  const hours = Array.from({ length: 24 }, (_, hour) =>
    time
      .formatToParts(Date.UTC(2026, 0, 1, hour))
      .map(({ type, value }) => {
        if (type === 'minute') return '{minute}'
        // Without a zero before it, as in opening hours on a door.
        return type === 'hour' && !isOfTwelve ? number.format(hour) : value
      })
      .join(''),
  )
  return { hours, digits: digitsOf(locale), weekdays: weekdayNames(locale, 'short') }
}

/** From Sunday. */
export function weekdayNames(locale: string, weekday: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
  // 4 January 2026 is a Sunday.
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 0, 4 + day)))
}
