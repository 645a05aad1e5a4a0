import { describe, expect, it } from 'vitest'
import { services } from '@/content/services'
import { findMatches } from '@/pages/services/findMatches'
import { findServices, readCategory } from '@/pages/services/findServices'

const slugs = (search: string, category: Parameters<typeof findServices>[0] = 'all') =>
  findServices(category, search).found.map(({ slug }) => slug)

describe('a search', () => {
  it('for nothing finds everything of the category', () => {
    expect(slugs('  ')).toHaveLength(services.length)
    expect([slugs('', 'technical').length, slugs('', 'digital').length, slugs('', 'ca').length]).toEqual([
      11, 13, 16,
    ])
  })

  it.each([
    'logo designing',
    'LOGO DESIGNING',
    '  logo    designing ',
    'lógö dèsigning',
    'ｌｏｇｏ designing',
  ])('finds %j whatever its capitals, accents and blanks', (search) => {
    expect(slugs(search)).toEqual(slugs('logo designing'))
    expect(slugs(search).length).toBeGreaterThan(0)
  })

  it('looks at titles and descriptions as they stand', () => {
    for (const word of ['gst', 'app', 'page', 'e']) {
      const expected = services.filter(({ title, desc }) => `${title}\n${desc}`.toLowerCase().includes(word))
      expect(slugs(word)).toEqual(expected.map(({ slug }) => slug))
    }
  })

  it('for words in another order finds those that have them all', () => {
    expect(slugs('optimization speed')).toEqual(['page-speed-optimization'])
    expect(slugs('optimization zeppelin')).toEqual([])
  })

  it('keeps to its category', () => {
    expect(slugs('seo', 'ca')).toEqual([])
    expect(slugs('seo', 'digital').length).toBeGreaterThan(0)
  })
})

it('a category that nobody has heard of is All', () => {
  expect(['technical', 'digital', 'ca', 'all'].map(readCategory)).toEqual([
    'technical',
    'digital',
    'ca',
    'all',
  ])
  for (const value of [null, '', 'Digital', 'alchemy', 'constructor']) expect(readCategory(value)).toBe('all')
})

describe('what matches', () => {
  const marked = (text: string, ...terms: string[]) =>
    findMatches(text, terms)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')

  it('is marked as it is written', () => {
    expect(marked('Logo designing', 'logo')).toBe('[Logo] designing')
    expect(marked('Zoë and Zoe', 'zoe')).toBe('[Zoë] and [Zoe]')
    expect(marked('Zoe\u0308 x', 'zoe')).toBe('[Zoe\u0308] x')
    expect(marked('one  two', 'one two')).toBe('[one  two]')
    expect(marked('ﬁling 🧾 tax', 'fi', 'tax')).toBe('[ﬁ]ling 🧾 [tax]')
    expect(marked('aaa', 'a')).toBe('[aaa]')
    expect(marked('nothing', 'x')).toBe('nothing')
    expect(marked('', 'x')).toBe('')
  })

  it('never changes the text', () => {
    for (const { title, desc } of services) {
      for (const text of [title, desc]) {
        expect(
          findMatches(text, ['e', 'a'])
            .map(({ text: piece }) => piece)
            .join(''),
        ).toBe(text)
      }
    }
  })
})
