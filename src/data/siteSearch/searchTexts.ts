import type { ListPosition } from '@/data/reader'

export type SearchKind = 'service' | 'article' | 'case' | 'plan' | 'page' | 'person'

/** What the search knows of a page, of a plan or of a person. */
export type SearchText = {
  kind: SearchKind
  path: string
  title: string
  practice?: string
  /** Of an article. */
  date?: number
  /** Shown below the title. */
  text?: string
  /** Shown instead, if it contains what was searched for. */
  lines?: readonly string[]
  /** Never shown. */
  keywords?: readonly string[]
}

/** A new text, or more about one that the index has by this path. */
export type LaterText = Pick<SearchText, 'path'> & Partial<SearchText>

/** The first part: all but the articles, and the titles and tags of the newest articles. */
export type FirstPart = {
  texts: readonly SearchText[]
  /** The newest article, after which the database is asked for those that were published since. */
  newest: ListPosition | null
  /** The address of the second part, which names the fingerprint of its content. */
  rest: string
}

/** The second part: the teasers and headings of those articles, and all others. */
export type SecondPart = { articles: readonly LaterText[] }

/** The number is that of its format: code of an earlier deploy must not read a later one. */
export const FIRST_PART = 'search-1.json'
