import { expect, it, vi } from 'vitest'
import { formatDate, formatMoment, isoDate } from '@/lib/dates'

vi.mock('virtual:content/site', () => ({ site: { locale: 'fa' } }))

it('a moment has the year that articles have', () => {
  expect(formatMoment(Date.UTC(2026, 10, 20, 12))).toContain('۲۰۲۶')
})

// In each zone, this moment of UTC has another day, month and year.
it.each([
  ['America/Los_Angeles', Date.UTC(2027, 0, 1), '1 Jan 2027', '2027-01-01'],
  ['Pacific/Kiritimati', Date.UTC(2026, 11, 31, 23), '31 Dec 2026', '2026-12-31'],
])('a date is that of UTC for a visitor in %s', (timeZone, moment, shown, iso) => {
  vi.stubEnv('TZ', timeZone)
  const date = new Date(moment)
  expect(date.getFullYear(), 'the test runs in this zone').not.toBe(date.getUTCFullYear())

  expect(formatDate(moment)).toBe(shown)
  expect(isoDate(moment)).toBe(iso)
})
