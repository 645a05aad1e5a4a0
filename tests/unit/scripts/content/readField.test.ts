// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readField } from '../../../../scripts/content/readField.mjs'

describe('reading a field', () => {
  it('puts a plain date at noon UTC, the same day in both offices', () => {
    expect(readField({ kind: 'date' }, '2026-11-14')).toEqual(new Date('2026-11-14T12:00:00Z'))
  })

  it('takes a time with its zone as it stands', () => {
    expect(readField({ kind: 'date' }, '2026-11-14T09:30:00+05:30')).toEqual(new Date('2026-11-14T04:00:00Z'))
  })

  it.each(['14 Nov 2026', '2026-02-30', '2026-13-01', '2026-11-14T09:30:00', '', null, 20261114])(
    'refuses the date %j',
    (value) => {
      expect(() => readField({ kind: 'date' }, value)).toThrow('write a date as YYYY-MM-DD')
    },
  )

  it('trims text and holds it to its length', () => {
    expect(readField({ kind: 'text', max: 5 }, ' five5 ')).toBe('five5')
    expect(() => readField({ kind: 'text', max: 5 }, 'sixsix')).toThrow('has 6 characters: write at most 5')
    expect(() => readField({ kind: 'text', max: 5 }, '  ')).toThrow('write some text')
    expect(() => readField({ kind: 'text', max: 5 }, 2024)).toThrow('in quotes if it is a number')
  })

  it.each([
    'javascript:alert(1)',
    'triveni.example',
    '//triveni.example',
    'ftp://triveni.example',
    'https://',
  ])('refuses the address %s', (value) => {
    expect(() => readField({ kind: 'url' }, value)).toThrow('write a whole address')
  })

  it.each(['team/a.svg', '/team/a b.svg', '/team/a', 'http://images.example/a.svg', 'javascript:/a.svg'])(
    'refuses the picture %s',
    (value) => {
      expect(() => readField({ kind: 'image' }, value)).toThrow('the path of a picture in public/')
    },
  )

  it('names the words to choose from', () => {
    const rule = { kind: 'choice', of: ['Technology', 'Digital'] } as const
    expect(readField(rule, 'Digital')).toBe('Digital')
    expect(() => readField(rule, 'digital')).toThrow('is "digital": write one of Technology, Digital')
  })

  it('reads lists of words only', () => {
    expect(readField({ kind: 'list', max: 2 }, ['a', ' b '])).toEqual(['a', 'b'])
    expect(() => readField({ kind: 'list', max: 2 }, 'a, b')).toThrow('write a list in brackets')
    expect(() => readField({ kind: 'list', max: 2 }, ['a', 7])).toThrow('write a list in brackets')
    expect(() => readField({ kind: 'list', max: 2 }, ['a', 'b', 'c'])).toThrow('write at most 2')
  })

  it('does not take the text "false" for a flag, or "3" for a number', () => {
    expect(() => readField({ kind: 'boolean', default: false }, 'false')).toThrow('write true or false')
    expect(() => readField({ kind: 'number' }, '3')).toThrow('a number without quotes')
  })

  it('refuses an e-mail address that is none', () => {
    expect(readField({ kind: 'email' }, 'a@b.example')).toBe('a@b.example')
    expect(() => readField({ kind: 'email' }, 'a@b')).toThrow('write an e-mail address')
  })
})
