import { endOfDay } from './timeZones.ts'

type Closing = { /** The last day, at midnight UTC. */ closes: number | null }

/** The end of the last day, in milliseconds. */
export function closingTime({ closes }: Closing, timeZone: string): number {
  if (closes === null) return Number.POSITIVE_INFINITY
  return endOfDay(new Date(closes).toISOString().slice(0, 'YYYY-MM-DD'.length), timeZone)
}
