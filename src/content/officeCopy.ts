import type { OpeningHours } from 'virtual:content/site'
import type { Weekday } from './weekdays'

/** 'Monday to Saturday, 9:30 to 18:30' */
export function formatHours({ from, to }: OpeningHours, opens: string, closes: string): string {
  const days = from === to ? from : `${from} to ${to}`
  return `${days}, ${opens} to ${closes}`
}

/** 'closed, opens 9:00', 'closed, opens Mon 9:00' */
export function formatClosed(opens: { at: string; weekday: Weekday; inDays: number } | null): string {
  if (!opens) return officeCopy.closed
  const day = opens.inDays === 0 ? '' : ` ${shortDay(opens.weekday)}`
  return `${officeCopy.closed}, ${officeCopy.opens}${day} ${opens.at}`
}

/** 'Mon' */
export function shortDay(weekday: Weekday): string {
  return weekday.slice(0, 3)
}

export const officeCopy = {
  localTime: 'Local time',
  open: 'open now',
  closed: 'closed',
  opens: 'opens',
} as const

type Address = { city: string; region: string; postalCode: string }

/**
 * 'Edison, New Jersey 08817', 'Reykjavík 101'. Not every country has regions or postal codes. The postal code stays on the
 * line of the word before.
 */
export function formatLocality({ city, region, postalCode }: Address): string {
  return `${city}${region && `, ${region}`}${postalCode && `\u00a0${postalCode}`}`
}
