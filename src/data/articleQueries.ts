import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Domain } from '@/content/practices'
import { loadChunk } from '@/lib/loadChunk'
import type { ArticleCursor, StoredArticle } from './articles'
import type { PreparedBody } from './prepareBody'

// Pages import this file. The code behind the queries, Firestore included, is downloaded with the first request.
const importArticles = () => import('./articles')

/** The newest articles, of one domain or of all, page by page. */
export const articlesQuery = (domain: Domain | null) =>
  infiniteQueryOptions({
    queryKey: ['articles', domain],
    queryFn: async ({ pageParam }) => (await loadChunk(importArticles)).listArticles(domain, pageParam),
    initialPageParam: null as ArticleCursor | null,
    getNextPageParam: ({ next }) => next,
  })

export const newestArticles = articlesQuery(null)

/** An article as its page shows it, with sanitised HTML. */
export type Article = Omit<StoredArticle, 'blogContent'> & {
  body: PreparedBody
  /** The build has drawn a social image for it. */
  isPrerendered?: boolean
}

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: async (): Promise<Article | null> => {
      const [{ readArticle }, { prepareInBrowser }] = await Promise.all([
        loadChunk(importArticles),
        // Prerendered articles do not need the sanitiser.
        loadChunk(() => import('./sanitise')),
      ])
      const article = await readArticle(id)
      if (!article) return null
      const { blogContent, ...fields } = article
      return { ...fields, body: prepareInBrowser(blogContent) }
    },
  })

export const neighboursQuery = (id: string, place: ArticleCursor | null) =>
  queryOptions({
    queryKey: ['neighbours', id],
    queryFn: async () => (await loadChunk(importArticles)).readNeighbours(place),
  })
