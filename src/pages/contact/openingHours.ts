import type { Office, OpeningHours } from 'virtual:content/site'
import { daysBetween, MINUTES_OF_HOUR, minutesOf, type Weekday, weekdays } from '@/lib/clockTime'
import { dayAfter, includesDay } from '@/lib/dayRanges'

/** `date` is '2026-12-24', `minutes` are since midnight. */
export type LocalTime = { date: string; minutes: number }

/** When an office is open. */
export type Hours = Pick<Office, 'hours' | 'closed' | 'specialHours'>

export type OpenState =
  | { isOpen: true }
  /** `inDays`: 0 for later today. `reason`: why the office is closed all day. */
  | { isOpen: false; reason?: string; opens: { at: string; date: string; inDays: number } | null }

/** An office that has no opening hours for longer than this is shown as closed. */
const LOOKAHEAD = 100 // days

export function localTime(timeZone: string, milliseconds: number): LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(milliseconds).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * MINUTES_OF_HOUR + Number(parts.minute),
  }
}

/** An office without hours sees people by appointment. */
export const hasHours = ({ hours, specialHours }: Hours) => hours.length + specialHours.length > 0

/** Null for an office without hours, which is neither open nor closed, except on the days that it names. */
export function openState(office: Hours, { date, minutes }: LocalTime): OpenState | null {
  const today = hoursOn(office, date)
  if (today.some(({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes))) {
    return { isOpen: true }
  }
  const reason = closureOn(office, date)?.reason
  if (!hasHours(office) && !reason) return null
  return { isOpen: false, ...(reason && { reason }), opens: nextOpening(office, { date, minutes }) }
}

function nextOpening(office: Hours, { date, minutes }: LocalTime) {
  for (let inDays = 0; inDays <= LOOKAHEAD; inDays++) {
    const day = dayAfter(date, inDays)
    const next = hoursOn(office, day).find(({ opens }) => inDays > 0 || minutesOf(opens) > minutes)
    if (next) return { at: next.opens, date: day, inDays }
  }
  return null
}

export type OpenSpan = Pick<OpeningHours, 'opens' | 'closes'>

/** Of a date. Sorted by opening time. */
export function hoursOn(office: Hours, date: string): OpenSpan[] {
  if (closureOn(office, date)) return []
  const special = office.specialHours.filter((range) => includesDay(range, date))
  return special.length > 0 ? byOpening(special) : usualHours(office.hours, weekdayOf(date))
}

/** Of a day of the week. Sorted by opening time. */
export function usualHours(hours: readonly OpeningHours[], day: Weekday): OpenSpan[] {
  return byOpening(hours.filter((one) => daysBetween(one).includes(day)))
}

const byOpening = <Span extends OpenSpan>(spans: readonly Span[]) =>
  spans.toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))

const closureOn = ({ closed }: Hours, date: string) => closed.find((range) => includesDay(range, date))

export const weekdayOf = (date: string): Weekday => weekdays[new Date(date).getUTCDay()] ?? 'sun'

/** How early a page tells: a closure changes what visitors plan, other hours do so only for a few days. */
const CLOSURE_AHEAD = 30 // days
const HOURS_AHEAD = weekdays.length

/** Days on which an office is closed or has other hours, as they follow each other. `opens` is missing for a closure. */
export type DifferentDays = { from: string; to: string; reason: string; opens?: string; closes?: string }

/** Those that begin soon, and other hours of today. What is closed today is part of the state. */
export function differentDays(office: Hours, today: string): DifferentDays[] {
  const closures = office.closed.filter((range) => !includesDay(range, today))
  return [
    ...beginningWithin(CLOSURE_AHEAD, closures),
    ...beginningWithin(HOURS_AHEAD, office.specialHours),
  ].toSorted((a, b) => a.from.localeCompare(b.from))

  function beginningWithin(ahead: number, ranges: readonly DifferentDays[]): DifferentDays[] {
    const coming = Array.from({ length: ahead + 1 }, (_, days) => dayAfter(today, days))
    return ranges.flatMap((range) => {
      const from = coming.find((day) => includesDay(range, day))
      return from ? [{ ...range, from, to: lastDay(range, from) }] : []
    })
  }
}

function lastDay(range: Hours['closed'][number], from: string): string {
  let day = from
  while (day !== range.to && includesDay(range, dayAfter(day, 1))) day = dayAfter(day, 1)
  return day
}
