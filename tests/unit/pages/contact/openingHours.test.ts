import type { OpeningHours } from 'virtual:content/site'
import { expect, it, vi } from 'vitest'
import {
  differentDays,
  type Hours,
  localTime,
  type OpenState,
  openState,
  weekdayOf,
} from '@/pages/contact/openingHours'

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
  ['2026-11-22T13:00:00Z', [], 'UTC', 'by appointment'],
])('at %s, an office with the hours %j in %s is %s', (time, hours, zone, expected) => {
  const now = localTime(zone, Date.parse(time))
  expect(summarize(openState({ hours, closed: [], specialHours: [] }, now))).toBe(expected)
})

function summarize(state: OpenState | null): string {
  if (!state) return 'by appointment'
  if (state.isOpen || !state.opens) return state.isOpen ? 'open' : 'closed'
  const { inDays, date, at } = state.opens
  return inDays === 0 ? `opens ${at}` : `opens ${weekdayOf(date)} ${at}`
}

it.each([
  ['Asia/Kolkata', '2026-11-20T20:00:00Z', '2026-11-21', 90],
  // Summer time ends: this half hour comes twice.
  ['America/New_York', '2026-11-01T05:30:00Z', '2026-11-01', 90],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01', 90],
  ['America/New_York', '2026-11-20T05:00:00Z', '2026-11-20', 0],
])('the clock of an office in %s at %s shows %s, minute %i', (zone, time, date, minutes) => {
  const now = localTime(zone, Date.parse(time))
  expect(now).toEqual({ date, minutes })
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a date has its weekday for a visitor in %s',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    expect(new Date(0).getHours(), 'the test runs in this zone').not.toBe(0)
    expect(weekdayOf('2026-11-20')).toBe('fri')
  },
)

const CHRISTMAS = 'Christmas 2026-12-24 2026-12-26'
const NEW_YEAR = 'New Year 2026-12-31 2027-01-02'

const holidays: Hours = {
  hours: week,
  closed: [
    { from: '12-24', to: '12-26', reason: 'Christmas' },
    { from: '12-31', to: '01-02', reason: 'New Year' },
    { from: '2027-02-01', to: '2027-03-12', reason: 'Holidays' },
  ],
  specialHours: [
    { from: '2026-12-23', to: '2026-12-23', reason: 'Party', opens: '09:00', closes: '12:00' },
    { from: '2027-01-16', to: '2027-01-16', reason: 'Open day', opens: '10:00', closes: '16:00' },
  ],
}

it.each([
  // It is still 24 December in Chicago, and already 26 December in Auckland.
  ['2026-12-25T04:00:00Z', 'America/Chicago', 'Christmas', '2026-12-28'],
  ['2026-12-25T12:00:00Z', 'Pacific/Auckland', 'Christmas', '2026-12-28'],
  ['2031-12-25T12:00:00Z', 'UTC', 'Christmas', '2031-12-29'],
  ['2027-01-01T12:00:00Z', 'UTC', 'New Year', '2027-01-04'],
  ['2027-02-01T12:00:00Z', 'UTC', 'Holidays', '2027-03-15'],
  ['2026-12-23T13:00:00Z', 'UTC', undefined, '2026-12-28'],
  ['2027-01-16T09:00:00Z', 'UTC', undefined, '2027-01-16'],
])('at %s, an office in %s is closed for %s and opens on %s', (time, zone, reason, date) => {
  const state = openState(holidays, localTime(zone, Date.parse(time)))
  expect(state).toMatchObject({ isOpen: false, opens: { date } })
  expect(state?.isOpen ? '' : state?.reason).toBe(reason)
})

it('an office by appointment is closed only on the days that it names', () => {
  const office = { ...holidays, hours: [], specialHours: [] }
  const closed = { isOpen: false, reason: 'Christmas', opens: null }
  expect(openState(office, { date: '2026-12-24', minutes: 600 })).toEqual(closed)
  expect(openState(office, { date: '2026-12-28', minutes: 600 })).toBeNull()
})

it('an office is open at the other hours of a day', () => {
  expect(openState(holidays, { date: '2026-12-23', minutes: 600 })?.isOpen).toBe(true)
  expect(openState(holidays, { date: '2027-01-16', minutes: 600 })?.isOpen).toBe(true)
})

it.each([
  // Closures a month ahead, other hours a week.
  ['2026-11-23', []],
  ['2026-11-24', [CHRISTMAS]],
  ['2026-12-15', [CHRISTMAS, NEW_YEAR]],
  ['2026-12-16', ['Party', CHRISTMAS, NEW_YEAR]],
  ['2026-12-23', ['Party', CHRISTMAS, NEW_YEAR]],
  ['2026-12-24', [NEW_YEAR]],
  ['2027-01-01', []],
  ['2027-01-26', ['Holidays 2027-02-01 2027-03-12']],
])('on %s, the days that differ are %j', (today, expected) => {
  const shown = differentDays(holidays, today).map(({ reason, from, to, opens }) =>
    opens ? reason : `${reason} ${from} ${to}`,
  )
  expect(shown).toEqual(expected)
})
