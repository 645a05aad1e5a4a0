import { createContext } from 'react'
import type { Query } from '@/data/queries'

/** What is known about a query. A failed request keeps the data of the one before. */
export type QueryState<T> = { data: T | undefined; error: unknown; isFetching: boolean }

export const EMPTY_STATE: QueryState<never> = { data: undefined, error: undefined, isFetching: false }

const DEDUPE_MS = 700

type Request = { startedAt: number; isRetry: boolean; done: Promise<void> }

export type QueryCache = ReturnType<typeof createQueryCache>

/** Keeps the results of queries for the visit. */
export function createQueryCache(dedupeMs = DEDUPE_MS) {
  const states = new Map<string, QueryState<unknown>>()
  const requests = new Map<string, Request>()
  const listeners = new Set<() => void>()

  const get = (key: string): QueryState<unknown> => states.get(key) ?? EMPTY_STATE

  function update(key: string, change: Partial<QueryState<unknown>>) {
    states.set(key, { ...get(key), ...change })
    for (const listener of listeners) listener()
  }

  function start({ key, load }: Query<unknown>, isRetry: boolean): Promise<void> {
    const request: Request = { startedAt: performance.now(), isRetry, done: Promise.resolve() }
    requests.set(key, request)
    update(key, { isFetching: true })
    const finish = (change: Partial<QueryState<unknown>>) => {
      // Ignore responses from superseded requests.
      if (requests.get(key) === request) update(key, { ...change, isFetching: false })
    }
    request.done = load().then((outcome) =>
      finish(outcome.ok ? { data: outcome.value, error: undefined } : { error: outcome.error }),
    )
    return request.done
  }

  function isRecent(request: Request | undefined, ms = dedupeMs): request is Request {
    return request !== undefined && performance.now() - request.startedAt < ms
  }

  /** Dedupes requests made within `DEDUPE_MS`, and successful ones for as long as the query's data is fresh. */
  function fetch(query: Query<unknown>): Promise<void> {
    const { data, error } = get(query.key)
    const hasSucceeded = data !== undefined && !error
    const last = requests.get(query.key)
    return isRecent(last, hasSucceeded ? query.freshMs : undefined) ? last.done : start(query, false)
  }

  /** For Retry buttons: repeated presses within `DEDUPE_MS` share one request. */
  function refetch(query: Query<unknown>): Promise<void> {
    const last = requests.get(query.key)
    return isRecent(last) && last.isRetry ? last.done : start(query, true)
  }

  /** Waits for the request in flight. Makes the visit's first one if there has been none, or if it failed. */
  async function ensureFetched(query: Query<unknown>): Promise<void> {
    if (get(query.key).isFetching) await requests.get(query.key)?.done
    else if (get(query.key).data === undefined) await fetch(query)
  }

  /** After a write: always makes a new request, because one in flight may have missed the write. */
  function reload(query: Query<unknown>): Promise<void> {
    return start(query, false)
  }

  /** Sets data that is known without a request. */
  function set(key: string, data: unknown) {
    requests.delete(key)
    update(key, { data, error: undefined, isFetching: false })
  }

  function subscribe(onChange: () => void) {
    listeners.add(onChange)
    return () => void listeners.delete(onChange)
  }

  return { get, fetch, refetch, ensureFetched, reload, set, subscribe }
}

export const QueryCacheContext = createContext(createQueryCache())
