import { expect, it } from 'vitest'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { fillIn, findPlaceholderMistakes, placeholderValues } from '../../../../scripts/content/placeholders'

const values = { name: 'Triveni {x}', services: 40, office: ['India'], reports: true }

it.each([
  ['Nothing to fill in.', 'Nothing to fill in.'],
  ['All {services} services of { name }', 'All 40 services of Triveni {x}'],
])('%j becomes %j', (text, expected) => {
  expect(findPlaceholderMistakes(text, values)).toEqual([])
  expect(fillIn(text, values)).toBe(expected)
})

it.each([
  ['en-GB', '+971 4 000'],
  ['ar', '\u2066+971 4 000\u2069'],
])('a phone number keeps the order of its digits in %s', (locale, phone) => {
  const { site, ...data } = readOwnerData('sample/content')
  const contact = { ...site.contact, phone: '+971 4 000' }
  expect(placeholderValues({ ...data, site: { ...site, locale, contact } }, []).phone).toBe(phone)
})
