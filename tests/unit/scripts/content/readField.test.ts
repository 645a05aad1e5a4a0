import { describe, expect, it } from 'vitest'
import { readField as read } from '../../../../scripts/content/readField'

type Info = Parameters<typeof read>[1]
type Kind = Info extends infer One ? (One extends Info ? Omit<One, 'label'> : never) : never

const readField = (kind: Kind, value: unknown) => read('field', { label: 'Field', ...kind } as Info, value)

describe('reading a field', () => {
  it('reads a date without a time as midnight UTC, so that an article of today is listed at once', () => {
    expect(readField({ kind: 'date' }, '2026-11-14')).toEqual(new Date('2026-11-14T00:00:00Z'))
  })

  it('reads a time with its zone', () => {
    expect(readField({ kind: 'date' }, '2026-11-14T09:30:00+05:30')).toEqual(new Date('2026-11-14T04:00:00Z'))
  })

  it.each(['14 Nov 2026', '2026-02-30', '2026-13-01', '2026-11-14T09:30:00', '', null, 20261114])(
    'refuses the date %j',
    (value) => {
      expect(() => readField({ kind: 'date' }, value)).toThrow('write a date as YYYY-MM-DD')
    },
  )

  it('trims text and checks its length', () => {
    expect(readField({ kind: 'text', max: 5 }, ' five5 ')).toBe('five5')
    expect(() => readField({ kind: 'text', max: 5 }, 'sixsix')).toThrow('has 6 characters: write at most 5')
    expect(() => readField({ kind: 'text', max: 5 }, '  ')).toThrow('write some text')
    expect(() => readField({ kind: 'text', max: 5 }, 2024)).toThrow('in quotes if it is a number')
  })

  it.each(['javascript:alert(1)', 'site.example', '//site.example', 'ftp://site.example', 'https://'])(
    'refuses the URL %s',
    (value) => {
      expect(() => readField({ kind: 'url' }, value)).toThrow('write a full URL')
    },
  )

  it('says that an optional field can be left out', () => {
    expect(() => readField({ kind: 'url', required: true }, null)).toThrow(/site\.example\/\.$/)
    expect(() => readField({ kind: 'url' }, null)).toThrow('is empty: write a full URL')
    expect(() => readField({ kind: 'url' }, null)).toThrow(/, or remove the line\.$/)
  })

  it('lists the choices', () => {
    const info = { kind: 'choice', choices: ['Technology', 'Digital'] } as const
    expect(readField(info, 'Digital')).toBe('Digital')
    expect(() => readField(info, 'digital')).toThrow('is "digital": write one of Technology, Digital')
  })

  it('reads lists that contain only text', () => {
    expect(readField({ kind: 'list', max: 2 }, ['a', ' b '])).toEqual(['a', 'b'])
    expect(() => readField({ kind: 'list', max: 2 }, 'a, b')).toThrow('write a list in brackets')
    expect(() => readField({ kind: 'list', max: 2 }, ['a', 7])).toThrow('write a list in brackets')
    expect(() => readField({ kind: 'list', max: 2 }, ['a', 'b', 'c'])).toThrow(
      'has 3 entries: write at most 2',
    )
  })

  it('does not read the text "false" as a boolean, or "3" as a number', () => {
    expect(() => readField({ kind: 'flag', default: false }, 'false')).toThrow('write true or false')
    expect(() => readField({ kind: 'number' }, '3')).toThrow('a number without quotes')
  })

  it('refuses an invalid e-mail address', () => {
    expect(readField({ kind: 'email' }, 'a@b.example')).toBe('a@b.example')
    expect(() => readField({ kind: 'email' }, 'a@b')).toThrow('write an e-mail address')
  })
})
