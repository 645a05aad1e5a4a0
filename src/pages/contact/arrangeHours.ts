import type { OpeningHours } from 'virtual:content/site'
import { minutesOf } from '@/lib/clockTime'
import { hoursOn, type LocalTime } from './openingHours'

export const DAY = 24 * 60 // minutes

/** Air before the first opening, at least. */
const LEAD = 60

type Span = { from: number; to: number; opens: string; closes: string }

export type Row<Office> = {
  office: Office
  /** In minutes of the line. */
  spans: readonly Span[]
  isOpenDay: boolean
}

type HourlyOffice = { hours: readonly OpeningHours[]; utcOffset: number }

/** How the line changes from an office to the next. */
export type Handover = {
  /** Halfway between closing and opening, or halfway through the hours that both are open. */
  at: number
  closes: number
  opens: number
}

/**
 * The open hours of all offices along one line of 24 hours, each office in a row below the one that opens before it. It
 * begins where the offices follow each other most closely. Without the local times it shows the usual hours, with the
 * build's offsets from UTC.
 */
export function arrangeHours<Office extends HourlyOffice>(
  offices: readonly Office[],
  localTimes?: readonly LocalTime[],
  utcMinutes = 0,
) {
  const days = offices.map((office, index) => {
    const local = localTimes?.[index]
    const today = local ? hoursOn(office.hours, local.weekday) : []
    const usual = office.hours[0] ? hoursOn(office.hours, office.hours[0].from) : []
    const hours = today.length > 0 ? today : usual
    const opens = minutesOf(hours[0]?.opens ?? '0:00')
    const offset = local ? local.minutes - utcMinutes : office.utcOffset
    return {
      office,
      hours,
      opens,
      start: modulo(opens - offset),
      length: minutesOf(hours.at(-1)?.closes ?? '0:00') - opens,
      isOpenDay: !local || today.length > 0,
    }
  })
  const lengthFrom = (first: number) =>
    Math.max(...days.map(({ start, length }) => modulo(start - first) + length))
  const first = days.map(({ start }) => start).toSorted((a, b) => lengthFrom(a) - lengthFrom(b))[0] ?? 0
  const lead = Math.max(LEAD, (DAY - lengthFrom(first)) / 2)
  const rows: Row<Office>[] = days
    .toSorted((a, b) => modulo(a.start - first) - modulo(b.start - first))
    .map(({ office, hours, opens, start, isOpenDay }) => ({
      office,
      isOpenDay,
      spans: hours.map((span) => {
        const at = (time: string) => lead + modulo(start - first) + minutesOf(time) - opens
        return { ...span, from: at(span.opens), to: at(span.closes) }
      }),
    }))
  return { rows, now: localTimes ? modulo(utcMinutes - first + lead) : null }
}

export function handover(row: Row<unknown>, next: Row<unknown>): Handover | null {
  const closes = row.spans.at(-1)?.to
  const opens = next.spans[0]?.from
  if (closes === undefined || opens === undefined) return null
  const end = Math.min(closes, next.spans.at(-1)?.to ?? closes)
  return { at: (end + opens) / 2, closes, opens }
}

const modulo = (minutes: number) => ((minutes % DAY) + DAY) % DAY
