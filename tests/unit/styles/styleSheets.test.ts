import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles } from '../../../scripts/lib/listFiles'

const sheets = listFiles('src')
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

const lines = sheets.flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line.trim()}`))

it.each([
  [
    'the left or the right side, which would be wrong where texts run from right to left',
    /css: ((margin|padding|border|scroll-margin)-)?(left|right)\b|css: border-\w+-(left|right)-radius|\b(float|clear|text-align): (left|right)\b/,
  ],
  ['a list without markers, from which Safari drops its role', /list-style(-type)?:[^;]*\bnone\b/],
])('no style sheet names %s', (_, wrong) => {
  expect(lines.length).toBeGreaterThan(5000)
  expect(lines.filter((line) => wrong.test(line))).toEqual([])
})

it('no style sheet takes away an empty element, which can be a live region: some screen readers then miss its text', () => {
  const wrong = sheets.filter(({ text }) => /:empty(?!\))[^{}]*\{[^{}]*display: none/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})
