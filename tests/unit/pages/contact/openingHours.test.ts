import { type OpeningHours, site } from 'virtual:content/site'
import { describe, expect, it } from 'vitest'
import { formatClosed } from '@/content/officeCopy'
import { clockTime, hoursOn, localTime, minutesOf, openState } from '@/pages/contact/openingHours'

const week: OpeningHours[] = [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }]
const stateAt = (hours: OpeningHours[], zone: string, time: string) => {
  const now = localTime(zone, Date.parse(time))
  if (!now) throw new Error('The zone is known')
  return openState(hours, now)
}

describe('the clock of an office', () => {
  it('shows the local time, also when summer time begins and ends', () => {
    expect(localTime('Asia/Kolkata', Date.parse('2026-11-20T20:00:00Z'))).toEqual({
      weekday: 'Saturday',
      minutes: 90,
    })
    expect(localTime('America/New_York', Date.parse('2026-11-01T05:30:00Z'))?.minutes).toBe(90)
    expect(localTime('America/New_York', Date.parse('2026-11-01T06:30:00Z'))?.minutes).toBe(90)
    expect(localTime('America/New_York', Date.parse('2026-11-20T05:00:00Z'))?.minutes).toBe(0)
  })

  it('is hidden if the browser does not know the time zone', () => {
    expect(localTime('Atlantis/Poseidonis', 0)).toBeNull()
  })

  it('knows the time zones of our offices', () => {
    for (const { timeZone } of site.offices) expect(localTime(timeZone, 0)).not.toBeNull()
  })
})

describe('the hours of an office', () => {
  it.each([
    ['2026-11-20T14:00:00Z', { isOpen: true }],
    ['2026-11-20T21:59:00Z', { isOpen: true }],
    ['2026-11-20T22:00:00Z', { isOpen: false, opens: { at: '09:00', weekday: 'Monday', inDays: 3 } }],
    ['2026-11-20T13:59:00Z', { isOpen: false, opens: { at: '09:00', weekday: 'Friday', inDays: 0 } }],
    ['2026-11-22T14:00:00Z', { isOpen: false, opens: { at: '09:00', weekday: 'Monday', inDays: 1 } }],
  ])('at %s', (time, state) => {
    expect(stateAt(week, 'America/New_York', time)).toEqual(state)
  })

  it('may have a break, cross the end of the week, or be empty', () => {
    const split: OpeningHours[] = [
      { from: 'Saturday', to: 'Monday', opens: '15:00', closes: '18:00' },
      { from: 'Saturday', to: 'Monday', opens: '09:00', closes: '12:00' },
    ]
    expect(hoursOn(split, 'Sunday').map(({ opens }) => opens)).toEqual(['09:00', '15:00'])
    expect(hoursOn(split, 'Tuesday')).toEqual([])
    expect(stateAt(split, 'UTC', '2026-11-22T13:00:00Z')).toEqual({
      isOpen: false,
      opens: { at: '15:00', weekday: 'Sunday', inDays: 0 },
    })
    expect(stateAt([], 'UTC', '2026-11-22T13:00:00Z')).toEqual({ isOpen: false, opens: null })
  })

  it('on a single day begin again a week later', () => {
    const sunday: OpeningHours[] = [{ from: 'Sunday', to: 'Sunday', opens: '09:00', closes: '10:00' }]
    expect(stateAt(sunday, 'UTC', '2026-11-22T13:00:00Z')).toMatchObject({
      opens: { weekday: 'Sunday', inDays: 7 },
    })
  })

  it('say why the office is closed', () => {
    expect([
      formatClosed({ at: '9:00', weekday: 'Monday', inDays: 2 }),
      formatClosed({ at: '9:00', weekday: 'Saturday', inDays: 0 }),
      formatClosed(null),
    ]).toEqual(['closed, opens Mon 9:00', 'closed, opens 9:00', 'closed'])
  })

  it('are formatted as people write them', () => {
    expect([minutesOf('09:05'), clockTime(545), clockTime(0)]).toEqual([545, '9:05', '0:00'])
  })
})
