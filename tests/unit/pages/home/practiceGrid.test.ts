import { expect, it } from 'vitest'
import { ribbonOrder } from '@/pages/home/practiceGrid'

it('beside a practice of a column, its own ribbon is next to the text, and in the end all are in order', () => {
  expect([0, 1, 2].map((row) => ribbonOrder(row, 3))).toEqual([
    [2, 1, 0],
    [0, 2, 1],
    [0, 1, 2],
  ])
  expect(ribbonOrder(0, 1)).toEqual([0])
  for (const rows of [4, 5, 6]) {
    for (let row = 0; row < rows; row++) {
      expect(ribbonOrder(row, rows).at(-1)).toBe(row)
      expect(ribbonOrder(row, rows).toSorted()).toEqual(ribbonOrder(rows - 1, rows))
    }
  }
})
