import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Domain } from '@/content/practices'
import type { ArticleListPage } from '@/data/articles'
import { articlesQuery } from '@/data/queries'

export const FIRST_CELLS = 6

/** What the last 'Load more' added: `count` cells from position `at` on. */
type Added = { count: number; at: number; isLast: boolean }

/** The articles under 'More Blogs'. The query keeps its pages, so that Back from an article returns to the same position. */
export function useMoreArticles(domain: Domain | null) {
  const query = useInfiniteQuery(articlesQuery(domain))
  const pages = query.data?.pages ?? []
  const [added, setAdded] = useState<Added | null>(null)
  const [isExpanded, setIsExpanded] = useState(false)

  const all = cellsOf(pages)
  // Before 'Load more', only as much as the page has room for.
  const shown = isExpanded || pages.length > 1 ? all : all.slice(0, FIRST_CELLS)

  async function loadMore() {
    const { data, isFetchNextPageError, hasNextPage } = query.hasNextPage
      ? await query.fetchNextPage()
      : query
    if (isFetchNextPageError) return
    setIsExpanded(true)
    const count = cellsOf(data?.pages ?? pages).length - shown.length
    setAdded({ count, at: shown.length, isLast: !hasNextPage })
  }

  return {
    shown,
    state: stateOf(query),
    added,
    hasMore: query.hasNextPage || shown.length < all.length,
    loadMore,
  }
}

/** All but the first article, which is on the large card. */
function cellsOf(pages: ArticleListPage[]) {
  return pages.flatMap(({ items }) => items).slice(1)
}

function stateOf({
  isFetchingNextPage,
  isFetchNextPageError,
}: {
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
}) {
  if (isFetchingNextPage) return 'loading'
  return isFetchNextPageError ? 'failed' : 'idle'
}
