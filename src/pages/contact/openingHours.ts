import type { OpeningHours } from 'virtual:content/site'
import { daysBetween, MINUTES_OF_HOUR, minutesOf, type Weekday, weekdays } from '@/lib/clockTime'

export type LocalTime = { weekday: Weekday /** Since midnight. */; minutes: number }

export type OpenState =
  | { isOpen: true }
  /** `inDays`: 0 for later today. */
  | { isOpen: false; opens: { at: string; weekday: Weekday; inDays: number } | null }

const DAYS = weekdays.length

export function localTime(timeZone: string, milliseconds: number): LocalTime {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(milliseconds).map(({ type, value }) => [type, value]))
  return {
    weekday: parts.weekday?.toLowerCase() as Weekday,
    minutes: Number(parts.hour) * MINUTES_OF_HOUR + Number(parts.minute),
  }
}

export function openState(hours: readonly OpeningHours[], { weekday, minutes }: LocalTime): OpenState {
  const today = hoursOn(hours, weekday)
  if (today.some(({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes))) {
    return { isOpen: true }
  }
  // Eight days: if only today has opening hours and they are over, the next ones are in a week.
  for (let inDays = 0; inDays <= DAYS; inDays++) {
    const day = weekdayAfter(weekday, inDays)
    const next = hoursOn(hours, day).find(({ opens }) => inDays > 0 || minutesOf(opens) > minutes)
    if (next) return { isOpen: false, opens: { at: next.opens, weekday: day, inDays } }
  }
  return { isOpen: false, opens: null }
}

/** Sorted by opening time. */
export function hoursOn(hours: readonly OpeningHours[], day: Weekday): OpeningHours[] {
  return hours
    .filter((one) => daysBetween(one).includes(day))
    .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens))
}

function weekdayAfter(day: Weekday, days: number): Weekday {
  return weekdays[(weekdays.indexOf(day) + days) % DAYS] ?? day
}
