import { escapeXml } from './xml.mjs'

/**
 * @typedef {{ title: string, description: string, link: string, date: number, author: string, category: string }} FeedItem
 * @typedef {{ title: string, description: string, siteUrl: string, link: string, items: FeedItem[] }} Feed
 */

/** RSS 2.0. @param {Feed} feed @returns {string} */
export function feed({ title, description, siteUrl, link, items }) {
  const self = new URL('/feed.xml', siteUrl).href
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(link)}</link>
    <description>${escapeXml(description)}</description>
    <language>en</language>${items[0] ? `\n    <lastBuildDate>${rfc822(items[0].date)}</lastBuildDate>` : ''}
    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(feedItem).join('\n')}
  </channel>
</rss>
`
}

/** @param {FeedItem} item */
function feedItem({ title, description, link, date, author, category }) {
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(link)}</link>
      <guid isPermaLink="true">${escapeXml(link)}</guid>
      <pubDate>${rfc822(date)}</pubDate>
      <description>${escapeXml(description)}</description>${author ? `\n      <dc:creator>${escapeXml(author)}</dc:creator>` : ''}${category ? `\n      <category>${escapeXml(category)}</category>` : ''}
    </item>`
}

/** @param {number} milliseconds */
function rfc822(milliseconds) {
  return new Date(milliseconds).toUTCString().replace('GMT', '+0000')
}
