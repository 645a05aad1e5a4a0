import { expect, it } from 'vitest'
import { isFilmCurrent } from '../../../../scripts/brand/film'
import { filmSubject, readOwnerData } from '../../../../scripts/brand/ownerData'

const FOLDER = 'tests/fixtures/sampleBrand/content'
const data = readOwnerData(FOLDER)
const subject = filmSubject(data)

it('plays the film for the brand that it was drawn for', () => {
  expect(data.film).toBe(true)
  expect(isFilmCurrent(subject, FOLDER)).toBe(true)
})

it.each(Object.keys(subject))('does not play a film that shows another %s', (field) => {
  expect(isFilmCurrent({ ...subject, [field]: 'other' }, FOLDER)).toBe(false)
})

it('plays no film that was drawn for another brand, or without a record', () => {
  expect(readOwnerData('tests/fixtures/otherBrand/content').film).toBe(false)
  expect(isFilmCurrent(subject, 'tests/fixtures')).toBe(false)
})
