// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { feed } from '../../../../scripts/build/feed.mjs'
import { robots, sitemap } from '../../../../scripts/build/sitemap.mjs'
import { hostileHtml } from '../../../fixtures/hostileHtml'
import { validateXml } from '../../../fixtures/validateXml'

const page = (canonicalUrl: string, others = {}) => ({
  canonicalUrl,
  isIndexed: true,
  publishedAt: null,
  ...others,
})

const item = (text: string) => ({
  title: text,
  description: text,
  link: 'https://triveni.example/insight/a',
  date: Date.parse('2026-11-21T12:00:00Z'),
  author: text,
  category: text,
})

const channel = {
  title: 'Triveni Insights',
  description: 'Articles',
  siteUrl: 'https://triveni.example',
  link: 'https://triveni.example/insight',
}

describe('the sitemap', () => {
  it('is valid, with the day of what has one', async () => {
    const xml = sitemap([
      page('https://triveni.example/'),
      page('https://triveni.example/insight/a?b=c&d', { publishedAt: '2026-11-21T12:00:00.000Z' }),
    ])
    expect(await validateXml(xml, 'sitemap')).toEqual([])
    expect(xml).toContain('?b=c&amp;d</loc><lastmod>2026-11-21</lastmod>')
  })

  it('leaves out what stays out of search engines', () => {
    expect(sitemap([page('https://triveni.example/cart', { isIndexed: false })])).not.toContain('cart')
  })

  it('is found by robots', () => {
    expect(robots('https://triveni.example')).toContain('Sitemap: https://triveni.example/sitemap.xml')
  })
})

describe('the feed', () => {
  it('is valid, whatever somebody has written', async () => {
    const xml = feed({ ...channel, items: [...hostileHtml, '\ud800', '\u0000 \ufffe', ']]>'].map(item) })
    expect(await validateXml(xml, 'rss')).toEqual([])
    expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 12:00:00 +0000</pubDate>')
  })

  it('is valid without an article, an author or a domain', async () => {
    expect(await validateXml(feed({ ...channel, items: [] }), 'rss')).toEqual([])
    const bare = { ...item('A'), author: '', category: '' }
    expect(await validateXml(feed({ ...channel, items: [bare] }), 'rss')).toEqual([])
  })
})
