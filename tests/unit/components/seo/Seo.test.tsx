import { site } from 'virtual:content/site'
import { expect, it, vi } from 'vitest'
import { EntrySeo } from '@/components/seo/EntrySeo'
import { Seo } from '@/components/seo/Seo'
import { render } from '../../../render'

const parent = { path: '/insight', name: 'Insight' }

const given = { title: 'Plans', description: 'What we offer', author: 'Asha', path: '/plans' }
const content = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

it('a page has the product name before its title, addresses from its path, and its keywords', () => {
  render(<Seo {...given} keywords={['a', 'b']} focusKeywords={['c']} />)
  expect(document.title).toBe(`${site.name} | Plans`)
  const address = 'https://site.example/plans'
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
  const names = ['description', 'og:url', 'robots', 'author', 'keywords', 'focus-keywords']
  expect(names.map(content)).toEqual(['What we offer', address, 'index,follow', 'Asha', 'a, b', 'c'])
})

it.each([true, false])('the picture in link previews is its own only with an index: %s', (index) => {
  render(<Seo {...given} index={index} />)
  expect(content('og:image')).toBe(`https://site.example/social/${index ? 'plans' : 'home'}.png`)
})

it.each([true, false])(
  'the picture of an entry is its own only if the build drew it: %s',
  (isPrerendered) => {
    const description = { title: 'A', description: 'What it says', thing: { '@type': 'Article' } }
    render(<EntrySeo path="/insight/a" parent={parent} {...{ description, isPrerendered }} />)
    expect(content('og:image')).toBe(`https://site.example/social/insight${isPrerendered ? '/a' : ''}.png`)
  },
)

it('an entry is in structured data as its collection describes it, with its address, picture and description', () => {
  const thing = { '@type': 'JobPosting', title: 'Accountant', datePosted: '2026-11-21' }
  const description = { title: 'Accountant', description: 'In Pune', thing }
  const { container } = render(<EntrySeo path="/career/a" {...{ parent, description }} isPrerendered />)
  const { '@graph': things } = JSON.parse(container.querySelector('script')?.textContent ?? '')
  const address = 'https://site.example/career/a'
  expect(things.at(-1)).toEqual({
    ...{ ...thing, description: 'In Pune', url: address, mainEntityOfPage: address },
    image: 'https://site.example/social/career/a.png',
  })
  expect(content('og:type')).toBe('website')
})

it('an article has its date, practice and tags in addition', () => {
  const date = Date.parse('2026-11-21T12:00:00Z')
  render(<Seo {...given} article={{ date, section: 'Digital', tags: ['a', 'b', 'a'] }} />)
  const tags = [...document.head.querySelectorAll('meta[property^="article:"]')]
  expect(tags.map((tag) => `${tag.getAttribute('property')} ${tag.getAttribute('content')}`)).toEqual([
    'article:published_time 2026-11-21T12:00:00.000Z',
    'article:section Digital',
    'article:tag a',
    'article:tag b',
  ])
  expect([content('og:type'), content('twitter:card')]).toEqual(['article', 'summary_large_image'])
})

it.each(['title', 'description', 'author'] as const)('warns on the console if there is no %s', (missing) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { [missing]: _, ...rest } = given
  render(<Seo {...rest} />)
  expect(warn).toHaveBeenCalledWith('HelmetComponent: Insufficient props given.')
  expect(content('description')).toBeTruthy()
})
