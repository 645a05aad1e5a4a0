import type { OpeningHours } from 'virtual:content/site'
import { expect, it } from 'vitest'
import { arrangeHours, handover } from '@/pages/contact/arrangeHours'
import { type Hours, localTime } from '@/pages/contact/openingHours'

type Zoned = Hours & { timeZone: string; utcOffset: number }

const hours = (opens: string, closes: string): OpeningHours[] => [{ from: 'mon', to: 'fri', opens, closes }]
const usual = { closed: [], specialHours: [] }
const prayagraj: Zoned = { ...usual, timeZone: 'Asia/Kolkata', utcOffset: 330, hours: hours('9:30', '18:30') }
const edison: Zoned = {
  ...usual,
  timeZone: 'America/New_York',
  utcOffset: -300,
  hours: hours('9:00', '17:00'),
}
const london: Zoned = { ...usual, timeZone: 'Europe/London', utcOffset: 0, hours: hours('9:00', '17:30') }
const tokyo: Zoned = { ...usual, timeZone: 'Asia/Tokyo', utcOffset: 540, hours: hours('9:00', '12:00') }

const clinic = { ...tokyo, hours: [...hours('8:00', '12:00'), ...hours('16:00', '18:00')] }

function arrange(offices: Zoned[], at?: string) {
  if (!at) return arrangeHours(offices)
  const times = offices.map(({ timeZone }) => localTime(timeZone, Date.parse(at)))
  return arrangeHours(offices, times, new Date(at).getUTCHours() * 60 + new Date(at).getUTCMinutes())
}

/** Minutes from closing to opening, and where the line changes, from closing. */
function change(offices: Zoned[], at?: string) {
  const [row, next] = arrange(offices, at).rows
  const between = row && next && handover(row, next)
  return between && [between.opens - between.closes, between.at - between.closes]
}

it.each<[string, Zoned[], string | undefined, number, number]>([
  ['with the offsets of the build', [prayagraj, edison], undefined, 60, 30],
  ['in winter', [prayagraj, edison], '2026-11-20T06:12:00Z', 60, 30],
  ['in summer, when the hours adjoin', [prayagraj, edison], '2026-07-17T06:12:00Z', 0, 0],
  ['where hours overlap', [london, edison], '2026-11-20T06:12:00Z', -210, -105],
  ['where there is a pause', [tokyo, edison], '2026-11-20T06:12:00Z', 120, 60],
  ['after a pause at noon', [clinic, { ...tokyo, hours: hours('9:30', '19:00') }], undefined, -510, -60],
])('leads from office to office %s', (_, offices, at, pause, middle) => {
  expect(change(offices, at)).toEqual([pause, middle])
})

it('begins with the office that the others follow most closely', () => {
  expect(arrange([edison, prayagraj]).rows.map(({ office }) => office)).toEqual([prayagraj, edison])
})

it('keeps the order of the offices on a day with other hours, without a way back', () => {
  const saturday: OpeningHours = { from: 'sat', to: 'sat', opens: '9:00', closes: '12:00' }
  const marina = { ...tokyo, hours: [...hours('8:00', '14:00'), { ...saturday, opens: '8:00' }] }
  const city = { ...tokyo, hours: [...hours('7:00', '19:00'), saturday] }
  for (const at of [undefined, '2026-11-20T03:12:00Z', '2026-11-21T03:12:00Z'])
    expect(arrange([marina, city], at).rows.map(({ office }) => office)).toEqual([city, marina])
  expect(change([marina, city], '2026-11-21T03:12:00Z')).toBeNull()
})

it.each([
  ['2026-11-20T06:12:00Z', [true, true]],
  // Saturday in India, still Friday in America.
  ['2026-11-20T20:00:00Z', [false, true]],
  ['2026-11-22T06:12:00Z', [false, false]],
])('knows at %s which offices open that day, and marks the time on the line', (at, expected) => {
  const { rows, now } = arrange([prayagraj, edison], at)
  expect(rows.map(({ isOpenDay }) => isOpenDay)).toEqual(expected)
  const [from = 0] = rows[0]?.spans.map((span) => span.from) ?? []
  const opens = 4 * 60
  const utc = new Date(at).getUTCHours() * 60 + new Date(at).getUTCMinutes()
  expect(now).toBe((utc - opens + from + 1440) % 1440)
})

it('has one row for one office, and none of the clock before it runs', () => {
  const { rows, now } = arrange([prayagraj])
  expect(rows).toHaveLength(1)
  expect(now).toBeNull()
})

it('follows other hours of a date, and shows the usual ones of an office that is closed on it', () => {
  const christmas = { from: '2026-11-20', to: '2026-11-20', reason: 'Christmas' }
  const closed = { ...prayagraj, closed: [christmas] }
  const special = { ...edison, specialHours: [{ ...christmas, opens: '10:00', closes: '12:00' }] }
  const { rows } = arrange([closed, special], '2026-11-20T06:12:00Z')
  expect(rows.map(({ isOpenDay, spans }) => [isOpenDay, spans[0]?.opens, spans[0]?.closes])).toEqual([
    [false, '9:30', '18:30'],
    [true, '10:00', '12:00'],
  ])
})
