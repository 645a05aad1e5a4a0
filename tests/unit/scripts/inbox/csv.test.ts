import { expect, it } from 'vitest'
import { toCell, toCsvHeader, toCsvLine } from '../../../../scripts/inbox/csv'

const signs = [
  '=1+1',
  '+91-98400',
  '+91 98400 -1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
]
const smallForms = ['﹦1', '﹢1', '﹣1', '﹫x']
const blanks = ['  =1', '\u3000=1', '\u2003=1', '\u200b=1', '\u2060\u00a0=1']

it.each([...signs, ...smallForms, ...blanks])('a cell is never a formula: %j', (text) => {
  expect(toCell(text)).toMatch(/^"[\p{Zs}\p{Cf}]*'/u)
})

it.each([',', ';', '\t', '\n'])('a cell is no formula in a program that splits on %j', (separator) => {
  for (const formula of ['=1', '"=1', '""=1', ' "+1', '＠A1']) {
    const text = `a${separator}${formula}${separator}${formula}`
    // Such a program removes the quotes round a cell.
    const cells = toCell(text).slice(1, -1).split(separator)
    for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
  }
})

it.each(['Asha', 'a-b = c', 'محمد', '🧾🧾', 'O’Neill, Zoë', '+91 98400 12345', ''])(
  'a cell keeps all other text: %j',
  (text) => {
    expect(toCell(text)).toBe(`"${text}"`)
  },
)

it('the table has a header, CRLF line ends and a byte order mark', () => {
  const table = toCsvHeader(['name', 'msg']) + toCsvLine(['A "B"', 'One\nset']) + toCsvLine(['..', ''])
  expect(table).toBe('\ufeff"name","msg"\r\n"A ""B""","One\nset"\r\n"..",""\r\n')
})
