import { expect, it } from 'vitest'
import { formatLocality } from '@/lib/formatLocality'

it.each([
  [{ city: 'Edison', region: 'New Jersey', postalCode: '08817' }, 'Edison, New Jersey\u00a008817'],
  [{ city: 'Reykjavík', region: '', postalCode: '101' }, 'Reykjavík\u00a0101'],
  [{ city: 'Dubai', region: 'Dubai', postalCode: '' }, 'Dubai, Dubai'],
  [{ city: 'Doha', region: '', postalCode: '' }, 'Doha'],
])('writes %o as %s', (address, place) => {
  expect(formatLocality(address)).toBe(place)
})
