import type { Domain } from '@/content/practices'
import { lazyModule } from '@/lib/lazyModule'
import type { Article, BlogCursor, BlogPage, BlogPlace, Neighbours } from './blogs'
import type { CollectionName, DocumentNamed } from './collections'
import { attemptWith, type Outcome } from './outcome'

// Pages import this file. The code behind the queries, Firestore included, is downloaded with the first request.
const blogs = lazyModule(() => import('./blogs'))
const publicLists = lazyModule(() => import('./readCollection'))

/** Data that a page can ask for. `load` never rejects. Data younger than `freshMs` is not requested again. */
export type Query<T> = { key: string; load: () => Promise<Outcome<T>>; freshMs?: number }

/** Visitors often return to a page shortly after, and each request reads all that the page shows. */
const PUBLISHED = { freshMs: 60_000 }

/** Articles have queries of their own, which do not read the whole collection. */
export type ListedCollection = Exclude<CollectionName, 'blogs'>

/** All that the site shows of a public collection. */
export function collectionQuery<Name extends ListedCollection>(name: Name): Query<DocumentNamed<Name>[]> {
  return {
    ...PUBLISHED,
    key: name,
    load: () => attemptWith(publicLists, `read ${name}`, [], ({ readCollection }) => readCollection(name)),
  }
}

export const newestArticles: Query<BlogPage> = articlesQuery(null)

/** The newest articles, of one domain or of all. */
export function articlesQuery(domain: Domain | null): Query<BlogPage> {
  return {
    ...PUBLISHED,
    key: domain ? `blogs?domain=${domain}` : 'blogs',
    load: () =>
      attemptWith(blogs, 'read blogs', { items: [], next: null }, ({ listBlogs }) => listBlogs(domain)),
  }
}

export const articleQuery = (id: string): Query<Article | null> => ({
  ...PUBLISHED,
  key: `blogs/${id}`,
  load: () => attemptWith(blogs, `read blogs/${id}`, null, ({ readArticle }) => readArticle(id)),
})

export const neighboursQuery = (id: string, place: BlogPlace | null): Query<Neighbours> => ({
  ...PUBLISHED,
  key: `blogs/${id}/neighbours`,
  load: () =>
    attemptWith(
      blogs,
      `read the neighbours of blogs/${id}`,
      { newer: null, older: null },
      ({ readNeighbours }) => readNeighbours(place),
    ),
})

export function readMoreBlogs(domain: Domain | null, place: BlogCursor): Promise<Outcome<BlogPage>> {
  return attemptWith(blogs, 'read more blogs', { items: [], next: null }, ({ listMoreBlogs }) =>
    listMoreBlogs(domain, place),
  )
}
