import { expect, it } from 'vitest'
import { composeSprite, readDrawings } from '../../../../scripts/content/drawings'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { positions } from '../../../../src/lib/positions'

const OTHER = 'tests/fixtures/otherBrand/content'

it('one file has all drawings by their names, and a piece of the ribbon for each place of a practice', () => {
  const sprite = composeSprite(readDrawings(OTHER))
  const ids = Array.from(sprite.matchAll(/<g id="([^"]+)"><(?:path|rect)/g), ([, id]) => id)
  expect(ids).toEqual([...positions.map((position) => `ribbon-${position}`), 'fassade', 'stempel'])
  expect(sprite).not.toMatch(/Façade|style=/)
})

it('a practice has the drawing that it names, or a piece of its ribbon', () => {
  const { practices, plans } = readOwnerData(OTHER)
  expect(practices.map(({ drawing }) => drawing)).toEqual(['fassade', 'ribbon-2', 'ribbon-3'])
  expect(plans.map(({ drawing }) => drawing)).toEqual(['stempel', undefined])
})
