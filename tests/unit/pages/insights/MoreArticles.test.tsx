import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import type { ArticleCursor, ArticleListPage, ListedArticle } from '@/data/articles'
import * as server from '@/data/articles'
import { createQueryClient } from '@/data/queryClient'
import { FeaturedArticles } from '@/pages/insights/FeaturedArticles'
import { render } from '../../../render'

/** Article 1 is the oldest. */
function article(number: number): ListedArticle {
  const text = { blogTitle: `Article ${number}.`, blogDesc: '', domain: '', writerName: '' }
  return { ...text, id: `a${number}`, archive: false, date: number * 86_400_000, minutes: 1 }
}

const FIRST = 13
const NEXT = 9

/** A page of the articles from 'newest' down, as the server returns it. */
function page(newest: number, size: number): ArticleListPage {
  const items = Array.from({ length: Math.min(size, newest) }, (_, index) => article(newest - index))
  const last = items.at(-1)
  return { items, next: items.length === size && last ? { id: last.id, date: [0, 0] } : null }
}

const numberOf = ({ id }: ArticleCursor) => Number(id.slice(1))

let published = 0
beforeEach(() => {
  vi.spyOn(server, 'listArticles').mockImplementation(async (_, after) =>
    after ? page(numberOf(after) - 1, NEXT) : page(published, FIRST),
  )
})

/** Opens the page with the newest of `count` articles, as the build has read them. */
function open(count: number) {
  published = count
  const client = createQueryClient()
  client.setQueryData(newestArticles.queryKey, { pages: [page(count, FIRST)], pageParams: [null] })
  return { ...render(<FeaturedArticles domain={null} />, { client }), client }
}

const loadMore = () => screen.getByRole('button', { name: 'Load more' })

/** The numbers of the large card and of the cells, in the order of the page. */
const shown = () =>
  [...document.querySelectorAll('article')].map((article) =>
    Number(article.textContent.match(/Article (\d+)\./)?.[1]),
  )

const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

describe('loading more', () => {
  it('shows the next page and moves the focus to its first article', async () => {
    const { user } = open(30)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(downFrom(30, FIRST + NEXT)))
    expect(document.activeElement?.textContent).toBe('Article 23.')
  })

  it('keeps the loaded pages and the focus if a few articles are new', async () => {
    const { user, client } = open(30)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(downFrom(30, FIRST + NEXT)))
    const focused = document.activeElement
    published = 33
    void client.refetchQueries()
    await waitFor(() => expect(shown()).toEqual(downFrom(33, FIRST + NEXT)))
    expect(document.activeElement).toBe(focused)
  })

  it('says that there are no more articles, and keeps the focus in the list', async () => {
    const { user } = open(FIRST + NEXT)
    await user.click(loadMore())
    await waitFor(() => expect(shown()).toEqual(downFrom(FIRST + NEXT, FIRST + NEXT)))
    await user.click(loadMore())
    expect(await screen.findByText('You have reached the last article.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('Article 1.')
  })
})

describe('the front', () => {
  const inTicker = () =>
    [...document.querySelectorAll('section time + a, section li a')].flatMap((link) =>
      link.closest('article') ? [] : [Number(link.textContent.match(/Article (\d+)\./)?.[1])],
    )

  it('shows the ten newest in the ticker, and six articles after the first as cells', () => {
    open(30)
    expect(inTicker()).toEqual(downFrom(30, 10))
    expect(shown()).toEqual(downFrom(30, 1 + 6))
  })

  it('shows few articles in both', () => {
    open(4)
    expect(inTicker()).toEqual(downFrom(4, 4))
    expect(shown()).toEqual(downFrom(4, 4))
  })
})
