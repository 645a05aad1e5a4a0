import { escapeXml } from './xml.mjs'

/** What one file may hold, by the protocol. */
const MOST_ADDRESSES = 50_000

/**
 * @param {Pick<import('./pageHead').PageHead, 'canonicalUrl' | 'isIndexed' | 'publishedAt'>[]} pages
 * @returns {string}
 */
export function sitemap(pages) {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .slice(0, MOST_ADDRESSES)
    .map(({ canonicalUrl, publishedAt }) => {
      const date = publishedAt ? `<lastmod>${publishedAt.slice(0, 10)}</lastmod>` : ''
      return `  <url><loc>${escapeXml(canonicalUrl)}</loc>${date}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Pages that are `noindex` stay open here: a robot has to read them to see that. @param {string} siteUrl */
export function robots(siteUrl) {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}
