import { describe, expect, it } from 'vitest'
import { fillIn, findPlaceholderMistakes } from '../../../../scripts/content/placeholders'
import { UserError } from '../../../../scripts/lib/userError'

const values = { name: 'Triveni {x}', services: 40, office: ['India'], reports: true }

describe('a text with placeholders', () => {
  it.each([
    ['Nothing to fill in.', 'Nothing to fill in.'],
    ['All {services} services of {name}', 'All 40 services of Triveni {x}'],
    ['{ name }', 'Triveni {x}'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(fillIn(text, values)).toBe(expected)
  })

  it.each([
    ['{naem}', ['{naem} is not known: write one of {name}, {services}.']],
    ['{}', ['{} is not known: write one of {name}, {services}.']],
    ['{toString}', ['{toString} is not known: write one of {name}, {services}.']],
    ['a list: {office}', ['{office} is not known: write one of {name}, {services}.']],
    ['a flag: {reports}', ['{reports} is not known: write one of {name}, {services}.']],
    ['All {services services', ['{services has no end: write }, or leave out the brace.']],
    ['{ {name}', ['{ has no end: write }, or leave out the brace.']],
    ['name}', ['A brace is closed that was not opened: write {name}, or leave out the brace.']],
    ['{a} and {b', [expect.stringContaining('{a} is not known'), expect.stringContaining('{b has no end')]],
  ])('%j is refused', (text, expected) => {
    expect(findPlaceholderMistakes(text, values)).toEqual(expected)
    expect(() => fillIn(text, values)).toThrow(UserError)
  })

  it('can escape what it fills in', () => {
    expect(fillIn('*{name}*', values, (value) => value.toUpperCase())).toBe('*TRIVENI {X}*')
  })
})
