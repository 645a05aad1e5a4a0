import type { OpeningHours } from '@/content/site'
import type { Weekday } from '@/content/weekdays'

/** 'Monday to Saturday, 9:30 to 18:30' */
export function formatHours({ from, to }: OpeningHours, opens: string, closes: string): string {
  const days = from === to ? from : `${from} to ${to}`
  return `${days}, ${opens} to ${closes}`
}

export function formatOpenState(now: string): string {
  return `Open now, ${now} in the office`
}

/** 'Closed, opens at 9:00 their time', 'Closed, opens on Monday at 9:00 their time' */
export function formatClosed(opens: { at: string; weekday: Weekday; inDays: number } | null): string {
  if (!opens) return 'Closed'
  const { at, weekday, inDays } = opens
  const day = inDays === 0 ? '' : inDays === 1 ? ' tomorrow' : ` on ${weekday}`
  return `Closed, opens${day} at ${at} their time`
}

export const officeCopy = { localTime: 'Local time' } as const
