import type { OpeningHours } from 'virtual:content/site'
import { expect, it } from 'vitest'
import { localTime, type OpenState, openState } from '@/pages/contact/openingHours'

const week: OpeningHours[] = [{ from: 'mon', to: 'fri', opens: '09:00', closes: '17:00' }]
const split: OpeningHours[] = [
  { from: 'sat', to: 'mon', opens: '15:00', closes: '18:00' },
  { from: 'sat', to: 'mon', opens: '09:00', closes: '12:00' },
]
const sunday: OpeningHours[] = [{ from: 'sun', to: 'sun', opens: '09:00', closes: '10:00' }]

it.each<[string, OpeningHours[], string, string]>([
  ['2026-11-20T14:00:00Z', week, 'America/New_York', 'open'],
  ['2026-11-20T21:59:00Z', week, 'America/New_York', 'open'],
  ['2026-11-20T22:00:00Z', week, 'America/New_York', 'opens mon 09:00'],
  ['2026-11-20T13:59:00Z', week, 'America/New_York', 'opens 09:00'],
  ['2026-11-22T14:00:00Z', week, 'America/New_York', 'opens mon 09:00'],
  ['2026-11-20T03:30:00Z', week, 'Asia/Kolkata', 'open'],
  // A break, across the end of the week.
  ['2026-11-22T13:00:00Z', split, 'UTC', 'opens 15:00'],
  ['2026-11-23T15:00:00Z', split, 'UTC', 'open'],
  ['2026-11-24T10:00:00Z', split, 'UTC', 'opens sat 09:00'],
  ['2026-11-22T13:00:00Z', sunday, 'UTC', 'opens sun 09:00'],
  ['2026-11-22T13:00:00Z', [], 'UTC', 'closed'],
])('at %s, an office with the hours %j in %s is %s', (time, hours, zone, expected) => {
  const now = localTime(zone, Date.parse(time))
  expect(summarize(openState(hours, now))).toBe(expected)
})

function summarize(state: OpenState): string {
  if (state.isOpen || !state.opens) return state.isOpen ? 'open' : 'closed'
  const { inDays, weekday, at } = state.opens
  return inDays === 0 ? `opens ${at}` : `opens ${weekday} ${at}`
}

it.each([
  ['Asia/Kolkata', '2026-11-20T20:00:00Z', 'sat', 90],
  // Summer time ends: this half hour comes twice.
  ['America/New_York', '2026-11-01T05:30:00Z', 'sun', 90],
  ['America/New_York', '2026-11-01T06:30:00Z', 'sun', 90],
  ['America/New_York', '2026-11-20T05:00:00Z', 'fri', 0],
])('the clock of an office in %s at %s shows %s, minute %i', (zone, time, weekday, minutes) => {
  const now = localTime(zone, Date.parse(time))
  expect(now).toEqual({ weekday, minutes })
})
