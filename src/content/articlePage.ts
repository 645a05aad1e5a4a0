/** Texts of the article page. Not with the list's, so that the list does not load them. */
export const articleCopy = {
  archived: 'Archived',
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

/** Accessible name of a heading's anchor link. */
export function sectionLink(heading: string): string {
  return `Link to “${heading}”`
}

/** Accessible name of a scrollable table. */
export function tableLabel(heading: string): string {
  return heading ? `Table: ${heading}` : 'Table'
}

/** Plain share URLs: no third-party scripts. */
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
    label: 'Email',
    address: (title: string, url: string) => `mailto:?subject=${encode(title)}&body=${encode(url)}`,
  },
] as const

function encode(...parts: string[]): string {
  return encodeURIComponent(parts.join(' ').toWellFormed())
}
