/** From one day to another, both '2026-12-24', or both '12-24' in every year: then '12-30' to '01-02' passes New Year. */
export type DayRange = { from: string; to: string }

const DAY_MS = 86_400_000

export const isYearly = (day: string) => day.length === '12-24'.length

export function includesDay(range: DayRange, day: string): boolean {
  const { from, to } = range
  const date = isYearly(from) ? day.slice(-from.length) : day
  return from <= to ? from <= date && date <= to : from <= date || date <= to
}

export function overlaps(one: DayRange, other: DayRange): boolean {
  if (isYearly(one.from) === isYearly(other.from))
    return includesDay(one, other.from) || includesDay(other, one.from)
  const [yearly, dated] = isYearly(one.from) ? [one, other] : [other, one]
  // One that passes New Year can begin in the year before.
  const years = [yearOf(dated.from) - 1, yearOf(dated.from), yearOf(dated.from) + 1]
  return years.some((year) => overlaps(inYear(yearly, year), dated))
}

/** A range of every year, as that which begins in one. */
export function inYear(range: DayRange, year: number): DayRange {
  if (!isYearly(range.from)) return range
  const { from, to } = range
  return { from: `${year}-${from}`, to: `${from <= to ? year : year + 1}-${to}` }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** '2026-12-24', in UTC. */
export const isoDay = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)

export const dayAfter = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY_MS)
