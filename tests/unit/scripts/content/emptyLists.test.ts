import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { findEmptyLists } from '../../../../scripts/content/emptyLists'
import { temporaryFolder } from '../../../temporaryFolder'

const article = (fields: string) => `---\nblogTitle: One\n${fields}\n---\nText\n`
const SHOWN = article('date: 2026-11-21')
const HIDDEN = article('date: 2026-11-21\narchive: true')

it.each<[string, Record<string, string>, boolean]>([
  ['no file', {}, true],
  ['an entry', { 'a.md': SHOWN }, false],
  ['an entry behind a hidden one', { 'a.md': HIDDEN, 'b.md': SHOWN }, false],
  ['hidden entries', { 'a.md': HIDDEN, 'b.md': HIDDEN }, true],
  ['an entry of the future', { 'a.md': article('date: 2999-01-01') }, true],
  ['an entry without a date', { 'a.md': article('date:') }, true],
  ['a draft', { 'a.md': article('date: 2026-11-21\ndraft: true') }, true],
  ['an entry with a mistake', { 'a.md': SHOWN.replace('blogTitle: One', 'blogTitle: 1') }, false],
])('a page promises a list only if it shows an entry: %s', (_, files, isEmpty) => {
  const entries = Object.entries(files).map(([name, text]) => [`articles/${name}`, text])
  const empty = findEmptyLists(temporaryFolder(Object.fromEntries(entries)), false)
  expect(empty.includes(paths.insights)).toBe(isEmpty)
})

it.each([true, false])('samples are entries only where they are shown: %s', (showsSamples) => {
  const folder = temporaryFolder({
    'cases/a.md': '---\ntitle: One\ndate: 2026-11-21\nsample: true\n---\nText\n',
  })
  expect(findEmptyLists(folder, showsSamples).includes(paths.portfolio)).toBe(!showsSamples)
})
