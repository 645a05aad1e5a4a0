import { use, useState } from 'react'
import type { Domain } from '@/content/practices'
import type { Blog, BlogPage } from '@/data/blogs'
import { articlesQuery, readMoreBlogs } from '@/data/queries'
import { QueryCacheContext } from '@/hooks/queryCache'
import { useQueryState } from '@/hooks/useQuery'

export const FIRST_CELLS = 6
/** The ticker's rows in view. */
export const TICKER_ROWS = 6

/**
 * What precedes the articles under 'More Blogs': the large card and, if there are enough articles and they are not
 * filtered, the ticker's rows in view. No article is in view twice.
 */
export function countBefore(domain: Domain | null, articles: number): number {
  return domain === null && articles > 1 + TICKER_ROWS ? 1 + TICKER_ROWS : 1
}

/**
 * The articles under 'More Blogs'. Pages after the first are kept for the visit, so that Back from an article
 * returns to the same position.
 */
export function useMoreBlogs(domain: Domain | null, first: BlogPage) {
  const query = articlesQuery(domain)
  const key = `blogs/more?domain=${domain ?? ''}`
  const cache = use(QueryCacheContext)
  const { data: more } = useQueryState<BlogPage>(key)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [added, setAdded] = useState<Added | null>(null)

  const list = joinPages(first, more)
  const before = countBefore(domain, first.items.length)
  const cellsOf = ({ items, hasMorePages }: List) =>
    // Before 'Load more', only as much as the page has room for.
    items.slice(before, hasMorePages ? undefined : before + FIRST_CELLS)
  const shown = cellsOf(list)
  const hasMore = list.next !== null || shown.length < list.items.length - before

  async function loadMore() {
    setState('loading')
    // The page may still show the build's list, and there may be articles between that and the live list.
    await cache.ensureFetched(query)
    const current = (cache.get(query.key).data as BlogPage | undefined) ?? first
    const known = joinPages(current, cache.get(key).data as BlogPage | undefined)
    const outcome = known.next ? await readMoreBlogs(domain, known.next) : null
    if (outcome && !outcome.ok) return setState('failed')
    const read = outcome?.value ?? { items: [], next: null }
    // Include the first page: a newly published article pushes its last one off.
    const after: BlogPage = { items: withoutDoubles([...known.items, ...read.items]), next: read.next }
    const at = cellsOf(known).length
    const count = cellsOf({ ...after, hasMorePages: true }).length - at
    setAdded({ count, at, isLast: after.next === null })
    setState('idle')
    cache.set(key, after)
  }

  return { shown, state, added, hasMore, loadMore }
}

/** What the last 'Load more' added: `count` cells from position `at` on. */
type Added = { count: number; at: number; isLast: boolean }

type List = BlogPage & { hasMorePages: boolean }

/**
 * The first page and the pages after it. After a refresh the two may no longer meet: then there are articles between
 * them, and the list starts again from the first page.
 */
function joinPages(first: BlogPage, more: BlogPage | undefined): List {
  const last = first.items.at(-1)
  const seam = more?.items.findIndex(({ id }) => id === last?.id) ?? -1
  if (!more || seam < 0) return { ...first, hasMorePages: false }
  const items = withoutDoubles([...first.items, ...more.items.slice(seam + 1)])
  return { items, next: more.next, hasMorePages: true }
}

/** Keeps the first of two, which comes from the newer response. */
function withoutDoubles(blogs: Blog[]): Blog[] {
  const ids = blogs.map(({ id }) => id)
  return blogs.filter(({ id }, index) => ids.indexOf(id) === index)
}
