import { expect, it } from 'vitest'
import { checkPortOffset } from '../../../../scripts/lib/ports'

it('accepts whole numbers as PORT_OFFSET', () => {
  for (const offset of [0, 3000, 10_000]) expect(() => checkPortOffset(offset)).not.toThrow()
  for (const offset of [60_000, -1, Number.NaN]) {
    expect(() => checkPortOffset(offset)).toThrow('must be a whole number, such as PORT_OFFSET=3000')
  }
})
