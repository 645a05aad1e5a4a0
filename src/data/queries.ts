import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Domain } from '@/content/practices'
import { loadChunk } from '@/lib/loadChunk'
import type { ArticleCursor, StoredArticle } from './articles'
import type { CollectionName } from './collections'
import type { articles } from './collections/articles'
import type { PreparedBody } from './prepareBody'

// Pages import this file. The code behind the queries, Firestore included, is downloaded with the first request.
const importArticles = () => import('./articles')

/** Articles have queries of their own, which do not read the whole collection. */
export type ListedCollection = Exclude<CollectionName, typeof articles.name>

/** Prefers what the build or an earlier request has read, and makes a request only if neither has. */
export const AS_KNOWN = { staleTime: 'static' } as const

/**
 * No request has succeeded yet, and the last one failed. Unlike `isLoadingError`, also true during a retry: the Retry
 * button must stay, because it has the focus.
 */
export function hasFailed({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean {
  return data === undefined && errorUpdateCount > 0
}

/** All that the site shows of a public collection. */
export const collectionQuery = <Name extends ListedCollection>(name: Name) =>
  queryOptions({
    queryKey: [name],
    queryFn: async () => (await loadChunk(() => import('./documents'))).readCollection(name),
  })

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
        loadChunk(() => import('./prepareInBrowser')),
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

export const ordersQuery = (uid: string) =>
  queryOptions({
    queryKey: ['orders', uid],
    queryFn: async () => (await loadChunk(() => import('./orders'))).listOrders(uid),
    // A plan may have been added in another tab.
    staleTime: 0,
  })
