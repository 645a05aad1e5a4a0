import { expect, it } from 'vitest'
import { dealRibbons } from '@/lib/dealRibbons'

it.each([
  [1, 3, [[], [], [0]]],
  [2, 3, [[], [0], [1]]],
  [3, 3, [[0], [1], [2]]],
  [5, 3, [[0], [1, 2], [3, 4]]],
  [6, 4, [[0], [1], [2, 3], [4, 5]]],
  [4, 1, [[0, 1, 2, 3]]],
])('%i ribbons on %i lines: the later lines have more', (ribbons, lines, groups) => {
  expect(dealRibbons(ribbons, lines)).toEqual(groups)
})
