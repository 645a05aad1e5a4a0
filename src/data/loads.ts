import type { Domain } from '@/content/practices'
import { loadChunk } from '@/lib/loadChunk'
import type { Article, BlogPage, BlogPlace, Neighbours } from './blogs'
import type { Client } from './clients'
import type { Innovation } from './innovations'
import type { Outcome } from './outcome'
import type { TeamMember } from './team'

/** Something a page can ask for. The code behind it, Firestore included, is fetched when first asked. */
export type Load<T> = { key: string; load: () => Promise<Outcome<T>> }

export const innovationsLoad: Load<Innovation[]> = {
  key: 'innovations',
  load: async () => (await loadChunk(() => import('./innovations'))).listInnovations(),
}

export const teamLoad: Load<TeamMember[]> = {
  key: 'team',
  load: async () => (await loadChunk(() => import('./team'))).listTeam(),
}

export const clientsLoad: Load<Client[]> = {
  key: 'clients',
  load: async () => (await loadChunk(() => import('./clients'))).listClients(),
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
