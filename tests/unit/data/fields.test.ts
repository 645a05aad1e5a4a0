import { parse, safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { flag, moment, text } from '@/data/fields'

describe('fields of documents that anybody may have edited', () => {
  it('reads text, and nothing else, as text', () => {
    expect(parse(text, ' Asha ')).toBe('Asha')
    for (const wrong of [undefined, null, 7, ['x'], { x: 1 }]) expect(parse(text, wrong)).toBe('')
  })

  it('reads a missing or wrong flag as false', () => {
    expect(parse(flag, true)).toBe(true)
    for (const wrong of [undefined, null, 'true', 1]) expect(parse(flag, wrong)).toBe(false)
  })

  it('reads a moment from a timestamp, a number and a written date', () => {
    const noon = Date.UTC(2026, 10, 21, 12)
    expect(parse(moment, { toMillis: () => noon })).toBe(noon)
    expect(parse(moment, noon)).toBe(noon)
    expect(parse(moment, '2026-11-21T12:00:00Z')).toBe(noon)
  })

  it('refuses what is no date', () => {
    for (const wrong of ['soon', null, {}, Number.NaN, undefined])
      expect(safeParse(moment, wrong).success).toBe(false)
  })
})
