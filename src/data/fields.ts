import {
  array,
  boolean,
  check,
  custom,
  fallback,
  number,
  optional,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot'

/** Text that may be missing or left empty by whoever edited the document. */
export const text = fallback(optional(pipe(string(), trim()), ''), '')

export const flag = fallback(optional(boolean(), false), false)

/** Anything with a toMillis(), as Firestore's timestamps have: the SDK's class stays out of the schema. */
const timestamp = pipe(
  custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
    'is not a timestamp',
  ),
  transform((value) => value.toMillis()),
)

const NAMES_ITS_ZONE = /(Z|GMT|UTC|[+-]\d{2}:?\d{2})\)?$/i
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/**
 * A date that somebody typed. One that names no time zone counts as UTC: what a page says must not depend on where
 * it was built or is read. '14/11/2026' has the day first, as in the head office.
 */
function readDate(written: string): number {
  const trimmed = written.trim()
  const [, day, month, year] = DAY_FIRST.exec(trimmed) ?? []
  if (day && month && year) return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (NAMES_ITS_ZONE.test(trimmed)) return Date.parse(trimmed)
  return Date.parse(/T\d/.test(trimmed) ? `${trimmed}Z` : `${trimmed} UTC`)
}

/** A moment in milliseconds, from a timestamp, a number or a date written as text. */
export const moment = pipe(
  union([timestamp, number(), pipe(string(), transform(readDate))], 'is not a date'),
  number('is not a date'),
  check((milliseconds) => !Number.isNaN(new Date(milliseconds).getTime()), 'is not a date'),
)

/** Words from a list, or from text that has commas between them. */
export const words = fallback(
  optional(
    pipe(
      union([
        array(text),
        pipe(
          string(),
          transform((line) => line.split(',')),
        ),
      ]),
      transform((list) => list.map((word) => word.trim()).filter(Boolean)),
    ),
    [],
  ),
  [],
)
