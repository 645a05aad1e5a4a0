import { expect, it } from 'vitest'
import { rssFeed } from '../../../../scripts/build/feed'
import { hostileHtml } from '../../../fixtures/hostileHtml'
import { validateXml } from '../../../fixtures/validateXml'

const item = (text: string) => ({
  title: text,
  description: text,
  link: 'https://site.example/insight/a',
  date: Date.parse('2026-11-21T12:00:00Z'),
  author: text,
  category: text,
})

const channel = {
  title: 'Triveni Insights',
  description: 'Articles',
  siteUrl: 'https://site.example',
  language: 'en',
  link: 'https://site.example/insight',
}

it('the feed is valid for any stored text', async () => {
  const xml = rssFeed({ ...channel, items: [...hostileHtml, '\ud800', '\u0000 \ufffe', ']]>'].map(item) })
  expect(await validateXml(xml, 'rss')).toEqual([])
  expect(xml).toContain('<pubDate>Sat, 21 Nov 2026 12:00:00 GMT</pubDate>')
})

it('the feed is valid without articles, author or category', async () => {
  expect(await validateXml(rssFeed({ ...channel, items: [] }), 'rss')).toEqual([])
  const bare = { ...item('A'), author: '', category: '' }
  expect(await validateXml(rssFeed({ ...channel, items: [bare] }), 'rss')).toEqual([])
})
