import { expect, it } from 'vitest'
import { formatDate, isoDate } from '@/lib/dates'

it.each([
  ['2026-11-18T00:00:00.000Z', '18 Nov 2026'],
  ['2026-03-05T23:59:59.999Z', '5 Mar 2026'],
])('writes the day of %s as %s', (moment, written) => {
  expect(formatDate(Date.parse(moment))).toBe(written)
  expect(isoDate(Date.parse(moment))).toBe(moment.slice(0, 10))
})
