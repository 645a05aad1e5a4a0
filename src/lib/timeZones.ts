import { dayAfter } from './dayRanges.ts'

const MINUTE_MS = 60_000

/** In minutes. From 'GMT+05:30', or 'GMT' for none. */
export function utcOffset(timeZone: string, at = Date.now()): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = name.match(/([+-])(\d+):(\d+)/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** When a day such as '2026-12-24' begins in a time zone. */
export function startOfDay(date: string, timeZone: string): number {
  const utc = Date.parse(date)
  const guess = utc - utcOffset(timeZone, utc) * MINUTE_MS
  // The offset may change between that midnight and the one of UTC.
  return utc - utcOffset(timeZone, guess) * MINUTE_MS
}

export const endOfDay = (date: string, timeZone: string) => startOfDay(dayAfter(date, 1), timeZone)
