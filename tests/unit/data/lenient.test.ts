import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { lenientFlag, lenientText, timestamp } from '@/data/lenient'

describe('fields of documents that anyone may have edited', () => {
  it('reads anything but text as empty text', () => {
    expect(parse(lenientText, ' Asha ')).toBe('Asha')
    for (const wrong of [undefined, null, 7, ['x'], { x: 1 }]) expect(parse(lenientText, wrong)).toBe('')
  })

  it('reads a flag that other programs wrote as text or a number', () => {
    for (const value of [true, 'true', ' Yes ', 1, '1']) expect(parse(lenientFlag, value)).toBe(true)
    for (const value of [false, 'false', 'no', 0, null, undefined, {}])
      expect(parse(lenientFlag, value)).toBe(false)
  })

  it('reads a timestamp, a number and a written date as milliseconds', () => {
    const noon = Date.UTC(2026, 10, 21, 12)
    expect(parse(timestamp, { toMillis: () => noon })).toBe(noon)
    expect(parse(timestamp, noon)).toBe(noon)
    expect(parse(timestamp, '2026-11-21T12:00:00Z')).toBe(noon)
  })

  it('rejects text that is not a date', () => {
    for (const wrong of ['soon', null, {}, Number.NaN, undefined])
      expect(safeParse(timestamp, wrong).success).toBe(false)
  })
})
