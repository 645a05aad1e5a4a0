import { minutesOf } from '@/lib/clockTime'
import { type Hours, hasHours, hoursOn, type LocalTime, type OpenSpan, usualHours } from './openingHours'

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

type HourlyOffice = Hours & { utcOffset: number }

/** How the line changes from an office to the next. */
export type Handover = {
  /** Halfway between closing and opening, or halfway through the hours that both are open. */
  at: number
  closes: number
  opens: number
}

/**
 * The open hours of all offices that have some, along one line of 24 hours, each office in a row below the one that usually
 * opens before it: on a Saturday with other hours, the order stays that of the prerendered page. The line begins where the
 * offices follow each other most closely. Without the local times it shows the usual hours, with the build's offsets from UTC.
 */
export function arrangeHours<Office extends HourlyOffice>(
  offices: readonly Office[],
  localTimes?: readonly LocalTime[],
  utcMinutes = 0,
) {
  const days = offices.flatMap((office, index) => {
    if (!hasHours(office)) return []
    const local = localTimes?.[index]
    const today = local ? hoursOn(office, local.date) : []
    const usual = office.hours[0] ? usualHours(office.hours, office.hours[0].from) : []
    const hours = today.length > 0 ? today : usual
    return {
      office,
      hours,
      usual: spanOf(usual, office.utcOffset),
      ...spanOf(hours, local ? local.minutes - utcMinutes : office.utcOffset),
      isOpenDay: !local || today.length > 0,
    }
  })
  const first = beginningOf(days)
  const usualFirst = beginningOf(days.map(({ usual }) => usual))
  const lead = Math.max(LEAD, (DAY - lengthFrom(first, days)) / 2)
  const rows: Row<Office>[] = days
    .toSorted((a, b) => modulo(a.usual.start - usualFirst) - modulo(b.usual.start - usualFirst))
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

type OpenDay = { start: number; length: number }

/** `start` is in UTC. */
function spanOf(hours: readonly OpenSpan[], offset: number) {
  const opens = minutesOf(hours[0]?.opens ?? '0:00')
  const length = minutesOf(hours.at(-1)?.closes ?? '0:00') - opens
  return { opens, start: modulo(opens - offset), length }
}

const lengthFrom = (first: number, days: readonly OpenDay[]) =>
  Math.max(...days.map(({ start, length }) => modulo(start - first) + length))

const beginningOf = (days: readonly OpenDay[]) =>
  days.map(({ start }) => start).toSorted((a, b) => lengthFrom(a, days) - lengthFrom(b, days))[0] ?? 0

/** Null if the next office opens earlier that day. */
export function handover(row: Row<unknown>, next: Row<unknown>): Handover | null {
  const [first, last, opens] = [row.spans[0], row.spans.at(-1), next.spans[0]?.from]
  if (!first || !last || opens === undefined || opens < first.from) return null
  const end = Math.min(last.to, next.spans.at(-1)?.to ?? last.to)
  // Not in a pause at noon.
  const begin = last.from < end ? Math.max(opens, last.from) : opens
  return { at: (end + begin) / 2, closes: last.to, opens }
}

const modulo = (minutes: number) => ((minutes % DAY) + DAY) % DAY
