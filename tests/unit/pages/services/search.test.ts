import { services } from 'virtual:content/services'
import { describe, expect, it } from 'vitest'
import { practiceIds } from '@/content/practices'
import { findMatches } from '@/pages/services/ServiceCard'
import { findServices, readCategory } from '@/pages/services/useServiceSearch'

const slugs = (search: string, category: Parameters<typeof findServices>[0] = 'all') =>
  findServices(category, search).found.map(({ slug }) => slug)

describe('a search', () => {
  it('without a term finds every service of the category', () => {
    expect(slugs('  ')).toHaveLength(services.length)
    for (const practice of practiceIds) {
      const own = services.filter((service) => service.practice === practice)
      expect(slugs('', practice)).toEqual(own.map(({ slug }) => slug))
    }
  })

  it.each([
    'logo designing',
    'LOGO DESIGNING',
    '  logo    designing ',
    'lógö dèsigning',
    'ｌｏｇｏ designing',
  ])('ignores case, accents and spaces: %j', (search) => {
    expect(slugs(search)).toEqual(slugs('logo designing'))
    expect(slugs(search).length).toBeGreaterThan(0)
  })

  it('matches titles and descriptions', () => {
    for (const word of ['gst', 'app', 'page', 'e']) {
      const expected = services.filter(({ title, desc }) => `${title}\n${desc}`.toLowerCase().includes(word))
      expect(slugs(word)).toEqual(expected.map(({ slug }) => slug))
    }
  })

  it('finds services that contain all words, in any order', () => {
    expect(slugs('optimization speed')).toEqual(['page-speed-optimization'])
    expect(slugs('optimization zeppelin')).toEqual([])
  })

  it('finds no services of other categories', () => {
    expect(slugs('seo', 'ca')).toEqual([])
    expect(slugs('seo', 'digital').length).toBeGreaterThan(0)
  })
})

it('an unknown category is All', () => {
  for (const category of ['all', ...practiceIds]) expect(readCategory(category)).toBe(category)
  for (const value of [null, '', 'Digital', 'alchemy', 'constructor']) expect(readCategory(value)).toBe('all')
})

describe('a match', () => {
  const marked = (text: string, ...terms: string[]) =>
    findMatches(text, terms)
      .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
      .join('')

  it('is highlighted in its original spelling', () => {
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
