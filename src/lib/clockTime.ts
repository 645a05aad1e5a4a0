/** As in site.yaml, in the order of JavaScript. Pages name them in the site's language. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

export type Weekday = (typeof weekdays)[number]

/** From one day to another, which may be in the next week. */
export function daysBetween({ from, to }: { from: Weekday; to: Weekday }): Weekday[] {
  const [first, last] = [weekdays.indexOf(from), weekdays.indexOf(to)]
  return [...weekdays, ...weekdays].slice(first, last < first ? last + weekdays.length + 1 : last + 1)
}

/** The times of a language, by hour: '{minute}' follows the hour in most of them. */
type ClockTexts = { hours: readonly string[]; digits: readonly string[] }

export const MINUTES_OF_HOUR = 60

/** Since midnight. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * MINUTES_OF_HOUR + minute
}

/** '9:30' */
export function clockTime(minutes: number, { hours, digits }: ClockTexts): string {
  const minute = String(minutes % MINUTES_OF_HOUR).padStart(2, '0')
  const written = minute.replace(/\d/g, (digit) => digits[+digit] ?? digit)
  return (hours[Math.floor(minutes / MINUTES_OF_HOUR)] ?? '').replace('{minute}', written)
}

/** '09:30', as a clock shows it. */
export const clockFace = (minutes: number, texts: ClockTexts) =>
  clockTime(minutes, texts).padStart('00:00'.length, texts.digits[0])
