import { practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { expect, it } from 'vitest'
import { findMatches } from '@/pages/services/ServiceCard'
import { findServices, readCategory } from '@/pages/services/useServiceSearch'

const slugs = (search: string, category: Parameters<typeof findServices>[0] = 'all') =>
  findServices(category, search).found.map(({ slug }) => slug)

it('a search without a term finds every service of the category', () => {
  expect(slugs('  ')).toEqual(services.map(({ slug }) => slug))
  for (const { id } of practices) {
    const own = services.filter(({ practice }) => practice === id)
    expect(slugs('', id)).toEqual(own.map(({ slug }) => slug))
  }
})

it.each([
  'LOGO DESIGNING',
  '  logo    designing ',
  'lógö dèsigning',
  'ｌｏｇｏ designing',
  '“Logo-designing”.',
  'logo.designing',
])('a search ignores case, accents, spaces and punctuation: %j', (search) => {
  expect(slugs(search)).toEqual(slugs('logo designing'))
  expect(slugs(search).length).toBeGreaterThan(0)
})

it.each(['gst', 'app', 'e'])('a search finds %s in titles and descriptions', (word) => {
  const expected = services.filter(({ title, desc }) => `${title}\n${desc}`.toLowerCase().includes(word))
  expect(slugs(word)).toEqual(expected.map(({ slug }) => slug))
})

it('a search finds words that are written without spaces between them', () => {
  // Not as pairs, which would find only "庭設計" and not "庭の設計".
  expect(findServices('all', '庭設計').terms).toEqual(['庭', '設計'])
})

it('a search finds services that contain all words, in any order, and none of other categories', () => {
  expect(slugs('optimization speed')).toEqual(['page-speed-optimization'])
  expect(slugs('optimization zeppelin')).toEqual([])
  expect(slugs('optimization speed', 'accountancy')).toEqual([])
})

it('an unknown category is All', () => {
  for (const category of ['all', ...practices.map(({ id }) => id)])
    expect(readCategory(category)).toBe(category)
  for (const value of [null, '', 'Digital', 'alchemy', 'constructor']) expect(readCategory(value)).toBe('all')
})

it.each([
  ['Logo designing', ['LOGO'], '[Logo] designing'],
  ['Straße', ['STRASSE'], '[Straße]'],
  ['Zoë and Zoe', ['ZOE'], '[Zoë] and [Zoe]'],
  ['Zoe\u0308 x', ['ZOE'], '[Zoe\u0308] x'],
  ['कार और करें', ['कर'], 'कार और [करें]'],
  ['one  two', ['ONE TWO'], '[one  two]'],
  ['ﬁling 🧾 tax', ['FI', 'TAX'], '[ﬁ]ling 🧾 [tax]'],
  ['aaa', ['A'], '[aaa]'],
  ['nothing', ['X'], 'nothing'],
  ['', ['X'], ''],
])('in “%s”, the matches of %j are marked in their original spelling', (text, terms, expected) => {
  const pieces = findMatches(text, terms)
  expect(pieces.map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece)).join('')).toBe(expected)
})
