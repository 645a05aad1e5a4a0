import { describe, expect, it } from 'vitest'
import { checkPortOffset } from '../../../../scripts/lib/ports'

describe('PORT_OFFSET', () => {
  it.each([0, 3000, 10_000])('accepts %i', (offset) => {
    expect(() => checkPortOffset(offset)).not.toThrow()
  })

  it.each([
    ['a port that browsers block', 1000, /gives port 6000, which browsers block. Use PORT_OFFSET=3000/],
    ['a port above 65535', 60_000, /gives port 6\d{4}/],
    ['text', Number.NaN, /is not a whole number/],
  ])('rejects %s', (_, offset, message) => {
    expect(() => checkPortOffset(offset)).toThrow(message)
  })
})
