import { expect, it } from 'vitest'
import { endOfWord } from '../../../../tools/studio/page/wholeWords'

it.each([
  ['inside a word', 'Nobody needs', 3, 6],
  ['before a word', 'Nobody needs', 7, 7],
  ['after a word', 'Nobody needs', 6, 6],
  ['at the start', 'Nobody', 0, 0],
  ['at the end', 'Nobody', 6, 6],
  ['with an accent', 'Zürich größer', 9, 13],
  ['with an apostrophe', 'people’s data', 3, 8],
  ['between two dots', 'so . . on', 4, 4],
  ['in no text', '', 0, 0],
])('a caret %s is where a picture can be', (_, text, place, expected) => {
  expect(endOfWord(text, place)).toBe(expected)
})
