import {
  array,
  boolean,
  check,
  custom,
  fallback,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
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

export const lenientFlag = fallback(optional(boolean(), false), false)

/** An empty text if it is not one of the choices. */
export const lenientChoice = <Choice extends string>(choices: readonly Choice[]) =>
  fallback(picklist([...choices, '']), '')

export const lenientList = fallback(
  optional(
    pipe(
      array(lenientText),
      transform((list) => list.filter(Boolean)),
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

/** Milliseconds, from a Firestore timestamp or a number. */
const timestamp = pipe(
  union([firestoreTimestamp, number()], 'is not a date'),
  check((milliseconds) => !Number.isNaN(new Date(milliseconds).getTime()), 'is not a date'),
)

const length = pipe(
  number(),
  check((value) => value >= 0 && value < Number.POSITIVE_INFINITY),
)
const bar = object({ name: trimmedText, before: length, after: length })

/** Before and after, each with its name, as a case draws them. Null if they cannot be drawn. */
export const lenientBars = fallback(
  nullable(
    object({
      label: essentialText,
      unit: lenientText,
      note: lenientText,
      rows: pipe(
        array(bar),
        check((rows) => rows.some(({ before, after }) => before > 0 || after > 0)),
      ),
    }),
    null,
  ),
  null,
)

export const lenientTimestamp = fallback(nullable(timestamp), null)
