import { isoDay } from './dayRanges.ts'
import { endOfDay } from './timeZones.ts'

export type Closing = { /** The last day, at midnight UTC. */ closes: number | null }

/** The end of the last day, in milliseconds. */
export function closingTime({ closes }: Closing, timeZone: string): number {
  if (closes === null) return Number.POSITIVE_INFINITY
  return endOfDay(isoDay(closes), timeZone)
}
