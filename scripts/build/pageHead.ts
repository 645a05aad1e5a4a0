export type PageHead = {
  isIndexed: boolean
  canonicalUrl: string
  publishedAt: string | null
}

/** Reads what a rendered page says about itself, for the sitemap and the social images. */
export function readPageHead(html: string): PageHead {
  const meta = (name: string) => {
    const [, content] = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html) ?? []
    return content === undefined ? null : decodeEntities(content)
  }
  return {
    isIndexed: meta('robots') === 'index,follow',
    canonicalUrl: meta('og:url') ?? '',
    publishedAt: meta('article:published_time'),
  }
}

/** On React 19 Helmet hands its tags to React, which writes them at the start of the string if it renders no `<head>`. */
export function splitHead(html: string) {
  const end = html.search(/(?!<title|<meta|<link|<\/title)<[a-z]/i)
  return { head: html.slice(0, end), body: html.slice(end) }
}

/** The five entities that React writes. */
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' }

function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|#x27|amp);/g, (_, name) => ENTITIES[name] ?? '')
}
