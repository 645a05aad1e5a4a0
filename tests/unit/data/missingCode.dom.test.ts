import { waitFor } from '@testing-library/dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { articlesQuery } from '@/data/articleQueries'
import { collectionQuery, entryQuery } from '@/data/queries'
import { createQueryClient } from '@/data/queryClient'

const missing = () => new TypeError('Failed to fetch: https://site.example/assets/gone.js')
const gone = () => Promise.reject(missing())

// Not the code of Firestore, which would load after the tests.
vi.doMock('@/data/firestoreReader', () => ({ openReader: async () => ({}) }))
vi.doMock('@/data/entries', () => ({}))
vi.doMock('@/data/collections/articles', () => ({
  get articles() {
    throw missing()
  },
}))
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})

const list = collectionQuery('team', gone)
const entry = entryQuery('articles', gone, 'gst-dates')
const articles = articlesQuery(null)
const part = { items: [], next: { id: 'a', date: 0 } }

it('after a deploy, what is shown is not reloaded for newer data alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = createQueryClient()
  client.setQueryData(list.queryKey, [])
  client.setQueryData<unknown>(entry.queryKey, { id: 'gst-dates' })
  client.setQueryData(articles.queryKey, { pages: [part], pageParams: [null] })
  const staleTime = 0
  for (const refresh of [
    client.fetchQuery({ ...list, staleTime }),
    client.fetchQuery({ ...entry, staleTime }),
    client.fetchInfiniteQuery({ ...articles, staleTime }),
  ]) {
    await expect(refresh).rejects.toMatchObject({ reason: 'missing' })
  }
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['a list', () => createQueryClient().fetchQuery(list)],
  ['an entry', () => createQueryClient().fetchQuery(entry)],
  [
    'the next part of the articles',
    () => createQueryClient().fetchInfiniteQuery({ ...articles, initialPageParam: part.next }),
  ],
])('after a deploy, the page is reloaded for %s', async (_, fetchData) => {
  void fetchData()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
