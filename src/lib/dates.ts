import { dates } from 'virtual:content/dates'
import { site } from 'virtual:content/site'

/** '18 Nov 2026', in UTC: an article's day must not change with the reader's place or the build's. */
export function formatDate(milliseconds: number): string {
  const date = new Date(milliseconds)
  const values = { '{day}': date.getUTCDate(), '{year}': date.getUTCFullYear() }
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(name, writeDigits(value)),
    dates.months[date.getUTCMonth()] ?? '',
  )
}

/** '2026' in the digits of the language. */
export const writeDigits = (number: number) =>
  String(number).replace(/\d/g, (digit) => dates.digits[+digit] ?? digit)

/** '20 Nov 2026, 16:05', at the reader's own time: only for what is never built into a page. */
export function formatMoment(milliseconds: number): string {
  return new Date(milliseconds).toLocaleString(site.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    // As all other dates, whose months the build writes.
    calendar: 'gregory',
  })
}

export function isoDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}
