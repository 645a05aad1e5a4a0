import { beforeEach, expect, it, vi } from 'vitest'
import { archiveQuery, entryQuery } from '@/data/entryQueries'
import { collectionQuery } from '@/data/queries'
import { createQueryClient } from '@/data/queryClient'

// Not the code of Firestore, which would load after the tests.
for (const module of ['documents', 'entries', 'sanitise']) vi.doMock(`@/data/${module}`, () => ({}))

const gone = () => Promise.reject(new TypeError('Failed to fetch: https://site.example/assets/gone.js'))
const reload = vi.fn()

beforeEach(() => {
  reload.mockReset()
  sessionStorage.clear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
})

const list = collectionQuery('team', gone)
const entry = entryQuery('blogs', gone, 'gst-dates')
const archive = archiveQuery('blogs', gone, null)
const part = { items: [], next: { id: 'a', date: 0 } }

it('after a deploy, what is shown is not reloaded for newer data alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const client = createQueryClient()
  client.setQueryData(list.queryKey, [])
  client.setQueryData<unknown>(entry.queryKey, { id: 'gst-dates' })
  client.setQueryData(archive.queryKey, { pages: [part], pageParams: [null] })
  const staleTime = 0
  for (const refresh of [
    client.fetchQuery({ ...list, staleTime }),
    client.fetchQuery({ ...entry, staleTime }),
    client.fetchInfiniteQuery({ ...archive, staleTime }),
  ]) {
    await expect(refresh).rejects.toMatchObject({ reason: 'missing' })
  }
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['a list', () => createQueryClient().fetchQuery(list)],
  ['an entry', () => createQueryClient().fetchQuery(entry)],
  [
    'the next part of an archive',
    () => createQueryClient().fetchInfiniteQuery({ ...archive, initialPageParam: part.next }),
  ],
])('after a deploy, the page is reloaded for %s', async (_, fetchData) => {
  void fetchData()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
