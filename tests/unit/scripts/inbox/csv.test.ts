import { describe, expect, it } from 'vitest'
import { toCell, toCsv } from '../../../../scripts/inbox/csv.mjs'

describe('a cell of the export', () => {
  it.each(['=1+1', '+91 98400', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x', '  =1', '　=1'])(
    'is text and no formula: %j',
    (text) => {
      expect(toCell(text)).toMatch(/^"[ \u00a0\u3000]*'/)
    },
  )

  it('is none either where a spreadsheet divides by semicolons, tabs or lines', () => {
    expect(toCell('a;=1')).toBe(`"a;'=1"`)
    expect(toCell('a\n=1')).toBe(`"a\n'=1"`)
    expect(toCell('a\t=1')).toBe(`"a\t'=1"`)
    expect(toCell('a; - b')).toBe(`"a; '- b"`)
  })

  it('keeps everything else as it was written', () => {
    for (const text of ['Asha', 'a-b = c', 'محمد', '🧾🧾', 'O’Neill, Zoë', ''])
      expect(toCell(text)).toBe(`"${text}"`)
    expect(toCell('She said "no"')).toBe('"She said ""no"""')
  })
})

it('the table names its columns, ends its lines as spreadsheets expect, and says that it is UTF-8', () => {
  const table = toCsv(['name', 'msg'], [{ name: 'Asha', msg: 'One\nset' }, { name: '..' }])
  expect(table).toBe('\ufeff"name","msg"\r\n"Asha","One\nset"\r\n"..",""\r\n')
})
