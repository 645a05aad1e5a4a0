import type { Domain } from '@/content/practices'
import { loadChunk } from '@/lib/loadChunk'
import type { Article, BlogPage, BlogPlace, Neighbours } from './blogs'
import type { CollectionName, DocumentNamed } from './collections'
import type { Outcome } from './outcome'

/** Something a page can ask for. The code behind it, Firestore included, is fetched when first asked. */
export type Load<T> = { key: string; load: () => Promise<Outcome<T>> }

/** Articles have queries of their own, which do not read the whole collection. */
export type ListedCollection = Exclude<CollectionName, 'blogs'>

/** All that the site shows of a public collection. */
export function collectionQuery<Name extends ListedCollection>(name: Name): Load<DocumentNamed<Name>[]> {
  return {
    key: name,
    load: async () => (await loadChunk(() => import('./readCollection'))).readCollection(name),
  }
}

export const blogsLoad: Load<BlogPage> = domainLoad(null)

/** The newest articles, of one domain or of all. */
export function domainLoad(domain: Domain | null): Load<BlogPage> {
  return {
    key: domain ? `blogs?domain=${domain}` : 'blogs',
    load: async () => (await loadChunk(() => import('./blogs'))).listBlogs(domain),
  }
}

export const articleLoad = (id: string): Load<Article | null> => ({
  key: `blogs/${id}`,
  load: async () => (await loadChunk(() => import('./blogs'))).readArticle(id),
})

export const neighboursLoad = (id: string, place: BlogPlace | null): Load<Neighbours> => ({
  key: `blogs/${id}/neighbours`,
  load: async () => (await loadChunk(() => import('./blogs'))).readNeighbours(place),
})
