import { use, useState } from 'react'
import type { Domain } from '@/content/practices'
import type { Blog, BlogPage } from '@/data/blogs'
import { readMoreBlogs } from '@/data/queries'
import { QueryCacheContext } from '@/hooks/queryCache'
import { useQueryState } from '@/hooks/useQuery'

/** Items 1 to 6 after the first. */
export const FIRST_CELLS = 6

/**
 * The articles under 'More Blogs'. Pages after the first are kept for the visit, so that Back from an article
 * returns to the same position.
 */
export function useMoreBlogs(domain: Domain | null, first: BlogPage) {
  const key = `blogs/more?domain=${domain ?? ''}`
  const cache = use(QueryCacheContext)
  const { data: more } = useQueryState<BlogPage>(key)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [added, setAdded] = useState(0)

  const [lead, ...held] = first.items
  const inList = (items: Blog[]) => withoutDoubles([...first.items, ...items]).filter((blog) => blog !== lead)
  const shown = more ? inList(more.items) : held.slice(0, FIRST_CELLS)
  const place = more ? more.next : first.next
  const hasMore = place !== null || shown.length < held.length

  async function loadMore() {
    setState('loading')
    const outcome = place ? await readMoreBlogs(domain, place) : null
    if (outcome && !outcome.ok) return setState('failed')
    const read = outcome?.value ?? { items: [], next: null }
    // Include the first page: a newly published article pushes its last one off.
    const items = [...(more?.items ?? first.items), ...read.items]
    setAdded(inList(items).length - shown.length)
    setState('idle')
    cache.set(key, { items, next: read.next } satisfies BlogPage)
  }

  return { shown, state, added, hasMore, loadMore }
}

/** Keeps the first of two, which comes from the newer response. */
function withoutDoubles(blogs: Blog[]): Blog[] {
  const ids = blogs.map(({ id }) => id)
  return blogs.filter(({ id }, index) => ids.indexOf(id) === index)
}
