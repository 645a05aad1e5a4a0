/** Words of the article list, of articles and of what stands around them. */
export const insightWords = {
  all: 'All',
  filter: 'Domain',
  latest: 'Latest',
  moreBlogs: 'More Blogs',
  loadMore: 'Load more',
  loadingMore: 'Loading …',
  moreFailed: 'The next articles could not be read.',
  noMore: 'That is every article.',
  noneInDomain: 'No articles in this domain yet.',
  newestArticles: 'Newest articles',
} as const

export const articleWords = {
  archived: 'Archived',
  archivedNote: 'Kept for reference. Rates, dates and rules may have changed since it was written.',
  contents: 'Contents',
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
  shareElsewhere: 'More ways to share',
  newer: 'Next',
  older: 'Previous',
  neighbours: 'Next and previous article',
  readNext: 'Read next',
  readNextList: 'Articles to read next',
  allArticles: 'All articles',
} as const

/** '7 min' */
export function readingTime(minutes: number): string {
  return `${minutes} min`
}

/** Said of the link beside a heading. */
export function sectionLink(heading: string): string {
  return `Link to “${heading}”`
}

/** Said of a table that can be scrolled sideways. */
export function tableLabel(heading: string): string {
  return heading ? `Table: ${heading}` : 'Table'
}

/** '9 more articles' */
export function sayMore(count: number): string {
  return count === 1 ? '1 more article' : `${count} more articles`
}

/** Where a link to an article can be sent, as plain addresses. */
export const shareTargets = [
  { label: 'WhatsApp', address: (title: string, url: string) => `https://wa.me/?text=${encode(title, url)}` },
  {
    label: 'LinkedIn',
    address: (_: string, url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  },
  {
    label: 'X',
    address: (title: string, url: string) =>
      `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
  },
  {
    label: 'E-mail',
    address: (title: string, url: string) => `mailto:?subject=${encode(title)}&body=${encode(url)}`,
  },
] as const

function encode(...parts: string[]): string {
  return encodeURIComponent(parts.join(' ').toWellFormed())
}
