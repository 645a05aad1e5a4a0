import type { StoredArticle } from './collections/articles'
import type { Entry } from './entries'
import { archiveQuery, entryQuery, neighboursQuery } from './entryQueries'

const importArticles = async () => (await import('./collections/articles')).articles

export type Article = Entry<StoredArticle>

/** The newest articles, of one practice or of all, part by part. */
export const articlesQuery = (practice: string | null) => archiveQuery('blogs', importArticles, practice)

export const newestArticles = articlesQuery(null)

export const articleQuery = (id: string) => entryQuery('blogs', importArticles, id)

export const articleNeighboursQuery = (article: Pick<Article, 'id' | 'date'>) =>
  neighboursQuery('blogs', importArticles, article)
