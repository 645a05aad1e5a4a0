import { Readable } from 'node:stream'
import { SitemapStream, streamToPromise } from 'sitemap'

export type ListedPage = { canonical: string; publishedAt: string | null }

export async function sitemap(pages: ListedPage[]): Promise<string> {
  const entries = pages.map(({ canonical, publishedAt }) => ({
    url: canonical,
    ...(publishedAt && { lastmod: publishedAt }),
  }))
  const xmlns = { news: false, video: false, xhtml: false, image: false }
  const stream = new SitemapStream({ lastmodDateOnly: true, xmlns })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}

/** Does not exclude the `noindex` pages: search engines have to fetch a page to see that it is one. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}
