import { expect, it } from 'vitest'
import { findStoredMistakes } from '../../../../scripts/content/checkStored.mjs'

const whole = {
  blogTitle: { stringValue: 'A' },
  archive: { booleanValue: false },
  date: { timestampValue: '2026-11-21T12:00:00Z' },
  domain: { stringValue: 'Digital' },
}

const mistakesOf = (fields: object) =>
  findStoredMistakes(new Map([['a', { fields: { ...fields } }]])).map(({ message }) => message)

it('finds nothing wrong with what was published from a file', () => {
  expect(mistakesOf(whole)).toEqual([])
})

it('names what the list’s query cannot see, and what to write', () => {
  const { archive, date, ...rest } = whole
  expect(mistakesOf(rest)).toEqual([
    'archive is missing: the list does not find it. Write the boolean false, or true to hide it.',
    'date is missing: the list does not find it. Write a timestamp.',
  ])
  expect(mistakesOf({ ...whole, archive: { stringValue: 'false' } })).toEqual([
    'archive is "false" (string): the list does not find it. Write the boolean false, or true to hide it.',
  ])
  expect(mistakesOf({ ...whole, date: { stringValue: '14 Nov 2026' } })).toEqual([
    'date is "14 Nov 2026" (string): the list puts it before or behind all others. Write a timestamp.',
  ])
  expect(mistakesOf({ ...whole, domain: { stringValue: 'Tax' }, blogTitle: { stringValue: ' ' } })).toEqual([
    'blogTitle is missing: without one it is shown nowhere. Write its title.',
    'domain is "Tax" (string): no filter finds it. Write one of Technology, Digital, Accountancy.',
  ])
})
