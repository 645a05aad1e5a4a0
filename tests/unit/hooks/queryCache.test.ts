import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueryCache } from '@/hooks/queryCache'

const DEDUPE_MS = 700

const success = (value: unknown) => ({ ok: true as const, value })
const failure = (error: unknown) => ({ ok: false as const, value: [], error })

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})

const names = (load = vi.fn(async () => success('Asha') as ReturnType<typeof success | typeof failure>)) => ({
  key: 'names',
  load,
})

describe('requests for the same query', () => {
  it('within 700 ms share one response, and a later one is sent', async () => {
    const cache = createQueryCache()
    const query = names()
    await Promise.all([cache.fetch(query), cache.fetch(query)])
    now = DEDUPE_MS - 1
    await cache.fetch(query)
    expect(query.load).toHaveBeenCalledOnce()
    expect(cache.get('names')).toEqual({ data: 'Asha', error: undefined, isFetching: false })

    now = DEDUPE_MS
    await cache.fetch(query)
    expect(query.load).toHaveBeenCalledTimes(2)
  })

  it('are sent again when its data is no longer fresh, or failed to load', async () => {
    const FRESH_MS = 60_000
    const cache = createQueryCache()
    const query = { ...names(), freshMs: FRESH_MS }
    await cache.fetch(query)
    now = FRESH_MS - 1
    await cache.fetch(query)
    expect(query.load).toHaveBeenCalledOnce()

    now = FRESH_MS
    query.load.mockResolvedValueOnce(failure('offline'))
    await cache.fetch(query)
    expect(query.load).toHaveBeenCalledTimes(2)
    now += DEDUPE_MS
    await cache.fetch(query)
    expect(query.load).toHaveBeenCalledTimes(3)
  })

  it('from six quick presses of Retry share one response, even if it fails immediately', async () => {
    const cache = createQueryCache()
    const query = names()
    query.load.mockResolvedValue(failure('offline'))
    await cache.fetch(query)
    for (let press = 0; press < 6; press++) {
      now += 100
      await cache.refetch(query)
    }
    expect(query.load).toHaveBeenCalledTimes(2)
    now += DEDUPE_MS
    await cache.refetch(query)
    expect(query.load).toHaveBeenCalledTimes(3)
  })

  it('after a write are always sent', async () => {
    const cache = createQueryCache()
    const query = names()
    await Promise.all([cache.fetch(query), cache.reload(query), cache.reload(query)])
    expect(query.load).toHaveBeenCalledTimes(3)
  })
})

it('a failed request keeps the data of the previous one', async () => {
  const cache = createQueryCache(0)
  const query = names()
  await cache.fetch(query)
  query.load.mockResolvedValueOnce(failure('offline'))
  await cache.fetch(query)
  expect(cache.get('names')).toEqual({ data: 'Asha', error: 'offline', isFetching: false })
  query.load.mockResolvedValueOnce(success('Ravi'))
  await cache.fetch(query)
  expect(cache.get('names')).toEqual({ data: 'Ravi', error: undefined, isFetching: false })
})

it('a response is ignored once the data was set or requested again', async () => {
  const cache = createQueryCache(0)
  const query = names()
  const old = cache.fetch(query)
  expect(cache.get('names').isFetching).toBe(true)
  cache.set('names', 'Ravi')
  await old
  expect(cache.get('names')).toEqual({ data: 'Ravi', error: undefined, isFetching: false })
})
