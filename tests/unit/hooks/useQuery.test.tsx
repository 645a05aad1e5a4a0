import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Query } from '@/data/queries'
import { render } from '../../render'

type Names = string[]

/** Modules remember the first interaction, so each test loads them again. */
async function openPage() {
  vi.resetModules()
  return {
    ...(await import('@/hooks/SnapshotContext')),
    ...(await import('@/hooks/queryCache')),
    ...(await import('@/hooks/useQuery')),
  }
}

let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  page = await openPage()
})

type Options = { enabled?: boolean; refresh?: boolean }

function List({ query, options }: { query: Query<Names>; options: Options }) {
  const names = page.useQuery(query, options)
  if (names.status === 'loading') return <p>Loading</p>
  if (names.status === 'failed')
    return (
      <button type="button" onClick={names.refetch}>
        Retry
      </button>
    )
  return <p>Names: {names.data.join(', ')}</p>
}

type Setting = { lists?: number; snapshot?: Record<string, unknown>; options?: Options }

function renderLists(query: Query<Names>, { lists = 1, snapshot = {}, options = {} }: Setting = {}) {
  const { QueryCacheContext, SnapshotContext, createQueryCache, readerOf } = page
  const cache = createQueryCache()
  const content = (current: Options) => (
    <QueryCacheContext value={cache}>
      <SnapshotContext value={readerOf(snapshot)}>
        {Array.from({ length: lists }, (_, index) => (
          <List key={String(index)} query={query} options={current} />
        ))}
      </SnapshotContext>
    </QueryCacheContext>
  )
  const rendered = render(content(options))
  return { ...rendered, change: (next: Options) => rendered.rerender(content(next)) }
}

const answering = (names: Names) => vi.fn(async () => ({ ok: true as const, value: names }))
const refusing = () =>
  vi.fn<Query<Names>['load']>(async () => ({ ok: false, value: [], error: new Error('refused') }))

describe('a query', () => {
  it('is one request for two components that use it', async () => {
    const load = answering(['Asha'])
    renderLists({ key: 'names', load }, { lists: 2 })
    expect(await screen.findAllByText('Names: Asha')).toHaveLength(2)
    expect(load).toHaveBeenCalledOnce()
  })

  it.each([
    ['presses Retry', (retry: HTMLElement) => act(() => retry.click())],
    ['is online again', () => act(() => void dispatchEvent(new Event('online')))],
  ])('that failed is sent again when the visitor %s', async (_, trigger) => {
    const load = refusing()
    renderLists({ key: 'names', load })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    load.mockImplementation(answering(['Asha']))
    trigger(retry)
    expect(await screen.findByText('Names: Asha')).toBeTruthy()
  })

  it('makes no request until it is enabled', async () => {
    const load = answering(['Asha'])
    const { change } = renderLists({ key: 'names', load }, { options: { enabled: false } })
    expect(load).not.toHaveBeenCalled()
    change({ enabled: true })
    expect(await screen.findByText('Names: Asha')).toBeTruthy()
  })
})

describe('a query with a build snapshot', () => {
  const snapshot = { names: ['Asha'] }

  it('shows it, and makes no request until the visitor interacts', async () => {
    const load = answering(['Asha', 'Ravi'])
    renderLists({ key: 'names', load }, { snapshot })
    expect(screen.getByText('Names: Asha')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()

    act(() => void dispatchEvent(new Event('scroll')))
    expect(await screen.findByText('Names: Asha, Ravi')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps it when refreshing fails', async () => {
    const load = refusing()
    renderLists({ key: 'names', load }, { snapshot })
    act(() => void dispatchEvent(new Event('keydown')))
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(screen.getByText('Names: Asha')).toBeTruthy()
  })

  it('never refreshes it if that is turned off', async () => {
    const load = answering(['Ravi'])
    renderLists({ key: 'names', load }, { snapshot, options: { refresh: false } })
    await act(async () => void dispatchEvent(new Event('scroll')))
    expect(screen.getByText('Names: Asha')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()
  })
})

it('the prerender records what a page reads', () => {
  const { SnapshotContext, recordingReader } = page
  const recorder = recordingReader({ names: ['Asha'], others: ['Ravi'] })
  render(
    <SnapshotContext value={recorder.read}>
      <List query={{ key: 'names', load: answering([]) }} options={{ enabled: false }} />
    </SnapshotContext>,
  )
  expect(recorder.used).toEqual({ names: ['Asha'] })
})
