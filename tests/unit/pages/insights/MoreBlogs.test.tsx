import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Blog, BlogPage, BlogPlace } from '@/data/blogs'
import * as server from '@/data/blogs'
import type { Outcome } from '@/data/outcome'
import { articlesQuery } from '@/data/queries'
import { createQueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { readerOf, SnapshotContext } from '@/hooks/SnapshotContext'
import { FeaturedArticles } from '@/pages/insights/FeaturedArticles'
import { render } from '../../../render'

/** Article 1 is the oldest. */
function blog(number: number): Blog {
  const text = { blogTitle: `Article ${number}.`, blogDesc: '', domain: '', writerName: '' }
  return { ...text, id: `a${number}`, archive: false, date: number * 86_400_000, minutes: 1 }
}

const FIRST = 13
/** In view in the ticker, and therefore not among the cells. */
const IN_TICKER = 6
const NEXT = 9

/** A page of the articles from 'newest' down, as the server returns it. */
function page(newest: number, size: number): BlogPage {
  const items = Array.from({ length: Math.min(size, newest) }, (_, index) => blog(newest - index))
  const last = items.at(-1)
  return { items, next: items.length === size && last ? { id: last.id, date: last.date ?? 0 } : null }
}

const answer = (value: BlogPage): Outcome<BlogPage> => ({ ok: true, value })
const numberOf = ({ id }: BlogPlace) => Number(id.slice(1))

let published = 0
beforeEach(() => {
  vi.spyOn(server, 'listBlogs').mockImplementation(async () => answer(page(published, FIRST)))
  vi.spyOn(server, 'listMoreBlogs').mockImplementation(async (_, place) =>
    answer(page(numberOf(place) - 1, NEXT)),
  )
})

function open(built: number) {
  const cache = createQueryCache(0)
  const snapshot = { [articlesQuery(null).key]: page(built, FIRST) }
  const opened = render(
    <QueryCacheContext value={cache}>
      <SnapshotContext value={readerOf(snapshot)}>
        <FeaturedArticles domain={null} />
      </SnapshotContext>
    </QueryCacheContext>,
  )
  return { ...opened, cache }
}

const loadMore = () => screen.getByRole('button', { name: 'Load more' })

/** The numbers of the large card and of the cells, in the order of the page. */
const shown = () =>
  [...document.querySelectorAll('article')].map((article) =>
    Number(article.textContent.match(/Article (\d+)\./)?.[1]),
  )

const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

/** The large card and the cells, after `count` articles were read. */
const frontOf = (newest: number, count: number) => [
  newest,
  ...downFrom(newest - 1 - IN_TICKER, count - 1 - IN_TICKER),
]

describe('loading more', () => {
  it('waits for the live list, so that nothing between it and the built list is missing', async () => {
    published = 70
    let respond = () => {}
    vi.mocked(server.listBlogs).mockImplementation(
      () =>
        new Promise((resolve) => {
          respond = () => resolve(answer(page(published, FIRST)))
        }),
    )
    const { user } = open(30)
    await user.click(loadMore())
    expect(server.listMoreBlogs).not.toHaveBeenCalled()
    await waitFor(() => expect(server.listBlogs).toHaveBeenCalledOnce())
    await act(async () => respond())
    await waitFor(() => expect(shown()).toEqual(frontOf(70, FIRST + NEXT)))
    expect(document.activeElement?.textContent).toBe('Article 57.')
  })

  it('requests the live list if it was not requested before', async () => {
    published = 70
    open(30)
    // A press that the page replays is no interaction.
    act(() => loadMore().click())
    await waitFor(() => expect(shown()).toEqual(frontOf(70, FIRST + NEXT)))
  })

  it('starts again from the live list if it no longer overlaps with the loaded articles', async () => {
    published = 30
    const { user, cache } = open(30)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(frontOf(30, FIRST + NEXT)))
    published = 70
    await act(() => cache.refetch(articlesQuery(null)))
    expect(shown()).toEqual(frontOf(70, FIRST))
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(frontOf(70, FIRST + NEXT)))
  })

  it('keeps the loaded articles and the focus if a few articles are new', async () => {
    published = 30
    const { user, cache } = open(30)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(frontOf(30, FIRST + NEXT)))
    const focused = document.activeElement
    published = 33
    await act(() => cache.refetch(articlesQuery(null)))
    expect(shown()).toEqual(frontOf(33, 3 + FIRST + NEXT))
    expect(document.activeElement).toBe(focused)
  })

  it('says that there are no more articles, and keeps the focus in the list', async () => {
    published = FIRST
    const { user } = open(FIRST)
    await user.click(loadMore())
    expect(await screen.findByText('You have reached the last article.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Article 1.')
  })

  it('continues after the built list if the live list cannot be read', async () => {
    published = 30
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.mocked(server.listBlogs).mockResolvedValue({
      ok: false,
      value: { items: [], next: null },
      error: new Error('refused'),
    })
    const { user } = open(30)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(frontOf(30, FIRST + NEXT)))
  })
})

describe('the front', () => {
  const inTicker = () =>
    [...document.querySelectorAll('section time + a, section li a')].flatMap((link) =>
      link.closest('article') ? [] : [Number(link.textContent.match(/Article (\d+)\./)?.[1])],
    )

  it('shows no article twice: the ticker follows the large card, and the cells follow its rows in view', () => {
    open(30)
    expect(inTicker()).toEqual(downFrom(29, 10))
    expect(shown()).toEqual([30, ...downFrom(23, 6)])
  })

  it('with few articles shows them all as cells', () => {
    open(7)
    expect(inTicker()).toEqual([])
    expect(shown()).toEqual(downFrom(7, 7))
  })
})
