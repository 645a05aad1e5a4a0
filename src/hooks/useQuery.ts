import { use, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { Query } from '@/data/queries'
import { hasInteracted, useFirstInteraction } from './firstInteraction'
import { EMPTY_STATE, QueryCacheContext, type QueryState } from './queryCache'
import { useSnapshot } from './SnapshotContext'

type Options = {
  /** Makes no request until this is true. */
  enabled?: boolean
  /** `false` prefers the build snapshot or the cache and fetches only if neither has the data. */
  refresh?: boolean
}

export type QueryResult<T> = { isFetching: boolean; error: unknown; refetch: () => void } & (
  | { status: 'loading'; data: undefined }
  | { status: 'failed'; data: undefined }
  | { status: 'ready'; data: T }
)

/**
 * The result of a query. It starts from the build snapshot if there is one, and refreshes it after the visitor's first
 * interaction, so that looking at a page makes no requests. If a refresh fails, the earlier data stays; a failed
 * request is retried when the network is back.
 */
export function useQuery<T>(
  query: Query<T>,
  { enabled = true, refresh = true }: Options = {},
): QueryResult<T> {
  const { key } = query
  const cache = use(QueryCacheContext)
  const prerendered = useSnapshot<T>(key)
  const { data = prerendered, error, isFetching } = useQueryState<T>(key)

  const fetchOnStart = useEffectEvent(() => {
    const isFresh = refresh
      ? prerendered !== undefined && !hasInteracted()
      : prerendered !== undefined || cache.get(key).data !== undefined
    if (!isFresh) void cache.fetch(query)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new query
  useEffect(() => {
    if (enabled) fetchOnStart()
  }, [key, enabled])

  const fetchAfterInteraction = useEffectEvent(() => void cache.fetch(query))
  const canRefresh = enabled && refresh && prerendered !== undefined
  useFirstInteraction(canRefresh, () => fetchAfterInteraction())

  const retryOnline = useEffectEvent(() => {
    if (enabled && cache.get(key).error) void cache.refetch(query)
  })
  useEffect(() => {
    const retry = () => retryOnline()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])

  const shared = { isFetching, error, refetch: () => void cache.refetch(query) }
  if (data !== undefined) return { ...shared, status: 'ready', data }
  return { ...shared, status: error ? 'failed' : 'loading', data: undefined }
}

/** Nothing is published, so the section of the list is left out. A failed load is not an empty list. */
export function isEmptyList(query: QueryResult<unknown[]>): boolean {
  return query.status === 'ready' && query.data.length === 0
}

/** What the cache knows under a key. Makes no request. */
export function useQueryState<T>(key: string): QueryState<T> {
  const { get, subscribe } = use(QueryCacheContext)
  return useSyncExternalStore(
    subscribe,
    useCallback(() => get(key) as QueryState<T>, [get, key]),
    () => EMPTY_STATE,
  )
}
