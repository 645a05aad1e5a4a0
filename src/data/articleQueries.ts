import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { StoredArticle } from './collections/articles'
import type { Entry } from './entries'
import { entryQuery, loadReader } from './queries'
import type { ListPosition } from './reader'

const importArticles = async () => (await import('./collections/articles')).articles

export type Article = Entry<StoredArticle>

export const articleQuery = (id: string) => entryQuery('articles', importArticles, id)

/**
 * How many articles the first part of the paged list has, the first part of one practice, and each further part. First come the
 * large card, the six rows of the ticker that are in view, and the six under 'More Blogs'. The ticker always shows the newest
 * of all practices.
 */
const SIZES = { first: 13, ofPractice: 7, further: 9 }

function partSize(practice: string | null, after: ListPosition | null) {
  if (after) return SIZES.further
  return practice === null ? SIZES.first : SIZES.ofPractice
}

/** The paged list: the newest articles, of one practice or of all, part by part. */
export const articlesQuery = (practice: string | null) =>
  infiniteQueryOptions({
    queryKey: ['article list', practice],
    queryFn: async (context) => {
      const [reader, articles] = await loadReader(context, importArticles)
      const after = context.pageParam
      const part = await reader.readArticles({ practice, after, size: partSize(practice, after) })
      return { ...part, items: part.items.map(articles.toListed) }
    },
    initialPageParam: null as ListPosition | null,
    getNextPageParam: ({ next }) => next,
  })

export const newestArticles = articlesQuery(null)

/** More would not fit the next step of a service. */
const ABOUT_SERVICE = 3

/** The newest articles that name a service. */
export const articlesAboutQuery = (service: string) =>
  queryOptions({
    queryKey: ['articles about', service],
    queryFn: async (context) => {
      const [reader, articles] = await loadReader(context, importArticles)
      return (await reader.readArticlesAbout(service, ABOUT_SERVICE)).map(articles.toListed)
    },
  })

export const articleNeighboursQuery = (position: ListPosition) =>
  queryOptions({
    queryKey: ['article neighbours', position.id],
    queryFn: async (context) => {
      const [reader, articles] = await loadReader(context, importArticles)
      const { newer, older } = await reader.readNeighbours(position)
      return { newer: newer && articles.toListed(newer), older: older && articles.toListed(older) }
    },
  })
