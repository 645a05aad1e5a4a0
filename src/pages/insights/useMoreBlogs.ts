import { use, useState } from 'react'
import type { Domain } from '@/content/practices'
import type { Blog, BlogPage } from '@/data/blogs'
import { AnswersContext } from '@/hooks/answers'
import { useKnown } from '@/hooks/useAnswer'
import { loadChunk } from '@/lib/loadChunk'

/** Items 1 to 6 after the first. */
export const FIRST_CELLS = 6

/**
 * The articles under 'More Blogs'. What was loaded beyond the first page is kept for the visit, so that the way back
 * from an article leads to the place where one left.
 */
export function useMoreBlogs(domain: Domain | null, first: BlogPage) {
  const key = `blogs/more?domain=${domain ?? ''}`
  const { put } = use(AnswersContext)
  const { data: more } = useKnown<BlogPage>(key)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const [added, setAdded] = useState(0)

  const [lead, ...held] = first.items
  const inList = (items: Blog[]) => withoutDoubles([...first.items, ...items]).filter((blog) => blog !== lead)
  const shown = more ? inList(more.items) : held.slice(0, FIRST_CELLS)
  const place = more ? more.next : first.next
  const hasMore = place !== null || shown.length < held.length

  async function loadMore() {
    setState('loading')
    const outcome = place ? await readMore(domain, place) : null
    if (outcome && !outcome.ok) return setState('failed')
    const read = outcome?.value ?? { items: [], next: null }
    // Those of the first page as well: one that is published meanwhile pushes the last of them off it.
    const items = [...(more?.items ?? first.items), ...read.items]
    setAdded(inList(items).length - shown.length)
    setState('idle')
    put(key, { items, next: read.next } satisfies BlogPage)
  }

  return { shown, state, added, hasMore, loadMore }
}

async function readMore(domain: Domain | null, place: NonNullable<BlogPage['next']>) {
  try {
    const { listMoreBlogs } = await loadChunk(() => import('@/data/blogs'))
    return await listMoreBlogs(domain, place)
  } catch (error) {
    console.error('Could not load more articles', error)
    return { ok: false, value: { items: [], next: null } } as const
  }
}

/** Of two the first, which is the newer answer. */
function withoutDoubles(blogs: Blog[]): Blog[] {
  const ids = blogs.map(({ id }) => id)
  return blogs.filter(({ id }, index) => ids.indexOf(id) === index)
}
