import { expect, it } from 'vitest'
import { composeWordmark } from '../../../../scripts/content/wordmark'

const { width } = composeWordmark('Ili')

it('is as wide as its letters', () => {
  expect(composeWordmark('Northwick & Partners').width).toBeGreaterThan(2 * composeWordmark('Triveni').width)
  expect(width).toBeLessThan(composeWordmark('Mow').width)
})

it('is as wide as it is high for each Chinese, Japanese or Korean letter', () => {
  expect(composeWordmark('みどり庭園').width).toBeGreaterThan(450)
})

it('gives accents height and no width', () => {
  expect(composeWordmark('Ílí')).toMatchObject({ width, isJoined: false })
  expect(composeWordmark('Ílí').y).toBeGreaterThan(composeWordmark('Ili').y)
})

const bottomOf = (name: string) => {
  const { viewBox, y } = composeWordmark(name)
  return Number(viewBox.split(' ')[3]) - y
}

it('gives dots and commas below letters room, so that they do not touch the next line', () => {
  for (const name of ['Kṛṣṇa', 'Ģertrūde', 'Şahin', 'Nhật']) {
    expect(bottomOf(name), name).toBeGreaterThan(bottomOf('Agency'))
  }
  expect(bottomOf('Thuỵ')).toBeGreaterThan(bottomOf('Kṛṣṇa'))
  expect(bottomOf('Ílí')).toBe(bottomOf('Ili'))
})

it.each(['लेखांकन', 'Lekhā लेखा', 'محاسبة'])('keeps the joined letters of %s together', (name) => {
  expect(composeWordmark(name).isJoined).toBe(true)
})

it.each(['Ångström, Töchter & Bhāratīya', 'A-1 (Nepal) №3'])('spaces the Latin letters of %s', (name) => {
  expect(composeWordmark(name).isJoined).toBe(false)
})
