import * as v from 'valibot'
import { type DayRange, inYear, isYearly, overlaps } from '../../src/lib/dayRanges.ts'
import { closesAfterOpens, type Times, times } from './openingTimes.ts'
import { isDay, issuePath, list, text } from './valueSchemas.ts'

/** Has a 29 February. */
const LEAP_YEAR = 2028

const dayOrYearly = v.pipe(
  text(),
  v.check(
    (day) => isDay(day) || isDay(`${LEAP_YEAR}-${day}`),
    'a date as YYYY-MM-DD, or as MM-DD for every year, for example 12-25',
  ),
)

const days = {
  from: v.pipe(dayOrYearly, v.metadata({ hint: 'Such as 2026-12-24, or 12-24 for every year.' })),
  to: v.optional(v.pipe(dayOrYearly, v.metadata({ hint: 'The last day. If empty: a single day.' }))),
  reason: v.pipe(text(60), v.metadata({ hint: 'Visitors read it, such as Christmas.' })),
}

type Days = { from: string; to?: string | undefined }

/** A longer range of every year ends before it starts. */
const LONGEST_YEARLY = 183 // days
const DAY_MS = 86_400_000

function findRangeMistake({ from, to = from }: Days): string | null {
  if (from.length !== to.length) return 'write from and to in one form, both with a year or both without.'
  const range = inYear({ from, to }, LEAP_YEAR)
  const length = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS
  const isTooLong = isYearly(from) && length > LONGEST_YEARLY
  if (length < 0 || (isTooLong && to < from))
    return 'to is before from: write a date in to that is not earlier.'
  return isTooLong ? 'write less than half a year for days of every year.' : null
}

const endsAfterStart = <Entry extends Days>() =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    const message = dataset.typed && !dataset.issues ? findRangeMistake(dataset.value) : null
    if (message) addIssue({ message })
  })

const withEnd = <Entry extends Days>({ to, ...rest }: Entry) => ({ ...rest, to: to ?? rest.from })

/** The days on which an office is closed, and those with other hours than in the other weeks. */
export const differentDays = {
  closed: v.optional(list(v.pipe(v.strictObject(days), endsAfterStart(), v.transform(withEnd))), []),
  specialHours: v.optional(
    list(
      v.pipe(
        v.strictObject({ ...days, ...times }),
        endsAfterStart(),
        closesAfterOpens(),
        v.transform(withEnd),
      ),
    ),
    [],
  ),
}

type DifferentDays = { closed: readonly DayRange[]; specialHours: readonly (DayRange & Times)[] }
type Entry = { list: string; index: number; range: DayRange & Partial<Times> }

/** Two entries about one day contradict each other, except hours before and after noon. */
export const checkOverlaps = <Office extends DifferentDays>() =>
  v.rawCheck<Office>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const { closed, specialHours } = dataset.value
    const entries: Entry[] = Object.entries({ closed, specialHours }).flatMap(([list, ranges]) =>
      ranges.map((range, index) => ({ list, index, range })),
    )
    for (const [position, one] of entries.entries()) {
      const other = entries.slice(0, position).find(({ range }) => isContradiction(range, one.range))
      if (!other) continue
      const message = `${other.list} ${other.index + 1} has the same days: leave them in one of the two.`
      addIssue({ message, path: issuePath(one.list, one.index) })
    }
  })

function isContradiction(one: Entry['range'], other: Entry['range']): boolean {
  const isOneAfterOther =
    one.opens !== undefined &&
    other.opens !== undefined &&
    ((one.closes ?? '') <= other.opens || (other.closes ?? '') <= one.opens)
  return !isOneAfterOther && overlaps(one, other)
}

/** Every entry with the dates of a year, for search engines. Those of every year are repeated in the next one. */
export function datedEntries({ closed, specialHours }: DifferentDays, year: number) {
  /** Days of every year that began in the last one can reach into this. */
  const years = ({ from, to }: DayRange) => {
    if (!isYearly(from)) return [year]
    return from <= to ? [year, year + 1] : [year - 1, year, year + 1]
  }
  const all: readonly (DayRange & Partial<Times>)[] = [...closed, ...specialHours]
  return all.flatMap((entry) =>
    years(entry).map((one) => ({
      ...inYear(entry, one),
      opens: entry.opens ?? null,
      closes: entry.closes ?? null,
    })),
  )
}
