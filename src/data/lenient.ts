import {
  array,
  boolean,
  check,
  custom,
  fallback,
  minLength,
  nullable,
  number,
  optional,
  pipe,
  string,
  transform,
  trim,
  union,
} from 'valibot'

// Schemas for stored documents. Anyone may have edited them by hand, so a wrong value falls back to an empty one.

const trimmedText = pipe(string(), trim())

export const lenientText = fallback(optional(trimmedText, ''), '')

/** Not lenient: without this text the whole document is skipped. */
export const essentialText = pipe(trimmedText, minLength(1, 'is empty'))

/** Other programs may have written a boolean as text or as a number. */
export const lenientFlag = fallback(
  optional(
    union([
      boolean(),
      pipe(
        union([string(), number()]),
        transform((value) => /^\s*(true|yes|1)\s*$/i.test(String(value))),
      ),
    ]),
    false,
  ),
  false,
)

/** A list of words, or text with commas between them. */
export const lenientList = fallback(
  optional(
    pipe(
      union([
        array(lenientText),
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

/** Matches Firestore's timestamps by their method, so that schemas do not depend on the SDK. */
const firestoreTimestamp = pipe(
  custom<{ toMillis: () => number }>(
    (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
    'is not a timestamp',
  ),
  transform((value) => value.toMillis()),
)

/** An offset follows a time or GMT: '-2026' at the end of '14-Nov-2026' is a year. */
const HAS_TIME_ZONE = /(Z|GMT|UTC|(GMT|UTC|:\d{2}(\.\d+)?)\s*[+-]\d{2}:?\d{2})\)?$/i
const DAY_FIRST = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/

/**
 * A date without a time zone is read as UTC, so that every build and every browser shows the same day. '14/11/2026' has
 * the day first, as is usual in India.
 */
function parseDate(text: string): number {
  const trimmed = text.trim()
  const [, day, month, year] = DAY_FIRST.exec(trimmed) ?? []
  if (day && month && year) return Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (HAS_TIME_ZONE.test(trimmed)) return Date.parse(trimmed)
  return Date.parse(/T\d/.test(trimmed) ? `${trimmed}Z` : `${trimmed} UTC`)
}

/** Milliseconds, from a Firestore timestamp, a number or a date written as text. */
const timestamp = pipe(
  union([firestoreTimestamp, number(), pipe(string(), transform(parseDate))], 'is not a date'),
  number('is not a date'),
  check((milliseconds) => !Number.isNaN(new Date(milliseconds).getTime()), 'is not a date'),
)

export const lenientTimestamp = fallback(nullable(timestamp), null)
