import { Readable, type Transform } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { chunks } from '../lib/chunks'

/** The limit of the sitemap protocol for one file. */
const MAX_URLS = 50_000

type ListedPage = { canonicalUrl: string; publishedAt: string | null }

/** The files by name. With more pages than one file can list, `sitemap.xml` lists the other files. */
export async function sitemaps(
  pages: ListedPage[],
  siteUrl: string,
  maxUrls = MAX_URLS,
): Promise<Record<string, string>> {
  if (pages.length <= maxUrls) return { 'sitemap.xml': await sitemap(pages) }
  const parts = await Promise.all(
    chunks(pages, maxUrls).map(
      async (part, index) => [`sitemap-${index + 1}.xml`, await sitemap(part)] as const,
    ),
  )
  const addresses = parts.map(([file]) => ({ url: new URL(file, siteUrl).href }))
  const index = await toXml(addresses, new SitemapIndexStream())
  return { 'sitemap.xml': index, ...Object.fromEntries(parts) }
}

function sitemap(pages: ListedPage[]): Promise<string> {
  const entries = pages.map(({ canonicalUrl, publishedAt }) => ({
    url: canonicalUrl,
    ...(publishedAt && { lastmod: publishedAt }),
  }))
  const xmlns = { news: false, video: false, xhtml: false, image: false }
  return toXml(entries, new SitemapStream({ lastmodDateOnly: true, xmlns }))
}

async function toXml(entries: { url: string }[], stream: Transform): Promise<string> {
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}

/** Does not exclude the `noindex` pages: search engines have to fetch a page to see that it is one. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}
