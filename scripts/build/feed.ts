import { Feed } from 'feed'
import type { feedOf } from '../../src/prerender'

type FeedContent = ReturnType<typeof feedOf> & { siteUrl: string }

/** RSS 2.0 with the author in `dc:creator`, because RSS's own `author` must be an email address. */
export function rssFeed({ title, description, siteUrl, language, link, items }: FeedContent): string {
  const feed = new Feed({
    title,
    description,
    link,
    feed: new URL('/feed.xml', siteUrl).href,
    language,
    generator: false,
    ...(items[0] && { updated: new Date(items[0].date) }),
  })
  for (const item of items) {
    const { author, category } = item
    feed.addItem({
      title: removeInvalidXml(item.title),
      description: removeInvalidXml(item.description),
      link: item.link,
      date: new Date(item.date),
      ...(category && { category: [{ name: removeInvalidXml(category) }] }),
      ...(author && { extensions: [creator(removeInvalidXml(author))] }),
    })
  }
  return feed.rss2()
}

/** The library only declares the `dc` namespace for items with full content. */
function creator(name: string) {
  const namespace = { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }
  return { name: 'dc:creator', objects: { _attributes: namespace, _text: name } }
}

/** The library escapes markup but keeps characters that XML does not allow at all. */
function removeInvalidXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes control characters
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
}
