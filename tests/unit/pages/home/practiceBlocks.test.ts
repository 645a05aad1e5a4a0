import { expect, it } from 'vitest'
import { braid } from '@/pages/home/practiceBlocks'

it('beside a practice of a column, its own ribbon is next to the text, and in the end all are in order', () => {
  expect([0, 1, 2].map((row) => braid(row, 3))).toEqual([
    [2, 1, 0],
    [0, 2, 1],
    [0, 1, 2],
  ])
  expect(braid(0, 1)).toEqual([0])
  for (const rows of [4, 5, 6]) {
    for (let row = 0; row < rows; row++) {
      expect(braid(row, rows).at(-1)).toBe(row)
      expect(braid(row, rows).toSorted()).toEqual(braid(rows - 1, rows))
    }
  }
})
