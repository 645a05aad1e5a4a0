import { describe, expect, it } from 'vitest'
import { toCell, toCsvHeader, toCsvLine } from '../../../../scripts/inbox/csv'

describe('a cell of the export', () => {
  const signs = [
    '=1+1',
    '+91 98400',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
  ]
  const blanks = ['  =1', '\u3000=1', '\u2003=1', '\u200b=1', '\u2060\u00a0=1']

  it.each([...signs, ...blanks])('is never a formula: %j', (text) => {
    expect(toCell(text)).toMatch(/^"[\p{Zs}\p{Cf}]*'/u)
  })

  it('is no formula after a comma, semicolon, tab or line break either', () => {
    expect(toCell('a,=1')).toBe(`"a,'=1"`)
    expect(toCell('a;=1')).toBe(`"a;'=1"`)
    expect(toCell('a\n=1')).toBe(`"a\n'=1"`)
    expect(toCell('a\t=1')).toBe(`"a\t'=1"`)
    expect(toCell('a; - b')).toBe(`"a; '- b"`)
  })

  it.each([',', ';', '\t'])('is no formula in a program that splits on %j', (separator) => {
    for (const formula of ['=1', '"=1', '""=1', ' "+1', '＠A1']) {
      const text = `a${separator}${formula}${separator}${formula}`
      // Such a program removes the quotes round a cell.
      const cells = toCell(text).slice(1, -1).split(separator)
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
    }
  })

  it('keeps all other text unchanged', () => {
    for (const text of ['Asha', 'a-b = c', 'محمد', '🧾🧾', 'O’Neill, Zoë', ''])
      expect(toCell(text)).toBe(`"${text}"`)
    expect(toCell('She said "no"')).toBe('"She said ""no"""')
  })
})

it('the table has a header, CRLF line ends and a byte order mark', () => {
  const table = toCsvHeader(['name', 'msg']) + toCsvLine(['Asha', 'One\nset']) + toCsvLine(['..', ''])
  expect(table).toBe('\ufeff"name","msg"\r\n"Asha","One\nset"\r\n"..",""\r\n')
})
