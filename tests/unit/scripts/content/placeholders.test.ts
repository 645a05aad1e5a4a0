import { expect, it } from 'vitest'
import { fillIn, findPlaceholderMistakes } from '../../../../scripts/content/placeholders'

const values = { name: 'Triveni {x}', services: 40, office: ['India'], reports: true }

it.each([
  ['Nothing to fill in.', 'Nothing to fill in.'],
  ['All {services} services of { name }', 'All 40 services of Triveni {x}'],
])('%j becomes %j', (text, expected) => {
  expect(findPlaceholderMistakes(text, values)).toEqual([])
  expect(fillIn(text, values)).toBe(expected)
})

it('a list and a flag cannot be filled in, and every mistake is named', () => {
  expect(findPlaceholderMistakes('{office} {reports} {name', values)).toEqual([
    '{office} is not known: write one of {name}, {services}.',
    '{reports} is not known: write one of {name}, {services}.',
    '{name has no end: write }, or leave out the brace.',
  ])
})
