import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'
import type { PageHead } from './pageHead'

/** The limit of the sitemap protocol for one file. */
const MAX_URLS = 50_000

export async function sitemap(pages: PageHead[]): Promise<string> {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .slice(0, MAX_URLS)
    .map(({ canonicalUrl, publishedAt }) => ({
      url: canonicalUrl,
      ...(publishedAt && { lastmod: publishedAt }),
    }))
  const stream = new SitemapStream({
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}

/** Does not exclude the `noindex` pages: search engines have to fetch a page to see that it is one. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}
