import { readFileSync } from 'node:fs'
import { insightsTexts } from 'virtual:content/insightsTexts'
import { controlsWords } from 'virtual:words/controls'
import { insightsWords } from 'virtual:words/insights'
import { act, screen, waitFor } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { articlesQuery, newestArticles } from '@/data/articleQueries'
import { articles, type StoredArticle } from '@/data/collections/articles'
import { firestoreReader } from '@/data/firestoreReader'
import type { ListPart } from '@/data/reader'
import { FeaturedArticles } from '@/pages/articles/FeaturedArticles'
import { storedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'

const PRIVACY = readFileSync('sample/content/legal/privacy.md', 'utf8')

const FIRST = 13
const NEXT = 9
const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index)

/** A page of the articles from 'newest' down, as the server returns it. Article 1 is the oldest. */
function page(newest: number, size: number): ListPart<StoredArticle> {
  const numbers = downFrom(newest, Math.min(size, newest))
  const items = numbers.map((number) =>
    storedArticle({ id: `a${number}`, title: `Article ${number}.`, date: number * 86_400_000 }),
  )
  return { items, next: newest > size ? { id: `a${numbers.at(-1)}`, date: 0 } : null }
}

let published = 0
beforeEach(() => {
  vi.spyOn(firestoreReader, 'readArticles').mockImplementation(async ({ after }) =>
    after ? page(Number(after.id.slice(1)) - 1, NEXT) : page(published, FIRST),
  )
})

/** Opens the page with the newest of `count` articles, as the build has read them. */
function open(count: number, path: InitialEntry = '/insight') {
  published = count
  const first = page(count, FIRST)
  const read = { pages: [{ ...first, items: first.items.map(articles.toListed) }], pageParams: [null] }
  const rendered = render(<FeaturedArticles practice={null} />, {
    known: [[newestArticles.queryKey, read]],
    path,
  })
  const more = () => screen.getByRole('button', { name: controlsWords.loadMore })
  return { ...rendered, loadMore: () => rendered.user.click(more()) }
}

const numberIn = (element: Element) => Number(element.textContent.match(/Article (\d+)\./)?.[1])
/** The large card and the cells, in the order of the page. */
const shown = () => screen.getAllByRole('article').map(numberIn)

it('loading more shows the next page and moves the focus to its first article, which a few new articles do not change', async () => {
  const { client, loadMore } = open(30)
  await loadMore()
  await waitFor(() => expect(shown()).toEqual(downFrom(30, FIRST + NEXT)))
  const focused = document.activeElement
  expect(focused?.textContent).toBe('Article 23.')
  published = 33
  void client.refetchQueries()
  await waitFor(() => expect(shown()).toEqual(downFrom(33, FIRST + NEXT)))
  expect(document.activeElement).toBe(focused)
})

it('loading more, where the last article has been withdrawn, says that there are no more', async () => {
  const { loadMore } = open(FIRST + NEXT + 1)
  await loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + NEXT))
  vi.mocked(firestoreReader.readArticles).mockResolvedValue({ items: [], next: null })
  await loadMore()
  expect(await screen.findByText(insightsWords.noMore)).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Article 2.')
})

it('a list that its first part completes is still as long on the way back from an article', async () => {
  const { client, loadMore, unmount } = open(10)
  expect(shown()).toEqual(downFrom(10, 7))
  await loadMore()
  expect(shown()).toEqual(downFrom(10, 10))
  unmount()
  render(<FeaturedArticles practice={null} />, { client })
  expect(shown()).toEqual(downFrom(10, 10))
})

it('the privacy page names what the browser keeps of a longer list', async () => {
  const { loadMore } = open(30)
  await loadMore()
  await waitFor(() => expect(sessionStorage).not.toHaveLength(0))
  for (const name of Object.keys(sessionStorage)) expect(PRIVACY).toContain(`“${name}”`)
})

it('a list is as long as it was when its entry comes back after a reload, and a new entry starts short', async () => {
  const { loadMore, unmount } = open(50, { key: 'one' })
  await loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + NEXT))
  await loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + 2 * NEXT))
  unmount()
  // With the build's data only.
  const other = open(50, { key: 'other' })
  expect(shown()).toHaveLength(7)
  other.unmount()
  open(50, { key: 'one' })
  await waitFor(() => expect(shown()).toEqual(downFrom(50, FIRST + 2 * NEXT)))
  expect(document.activeElement).toBe(document.body)
})

it('loading more that fails is still said after the list has been read again, as after the first interaction', async () => {
  const { client, loadMore } = open(50)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(firestoreReader.readArticles).mockRejectedValue(new Error('offline'))
  await loadMore()
  expect(await screen.findByText(insightsWords.moreFailed)).toBeTruthy()
  await act(() => client.invalidateQueries({}, { cancelRefetch: false }))
  expect(screen.queryByText(insightsWords.moreFailed)).not.toBeNull()
  vi.mocked(firestoreReader.readArticles).mockResolvedValue(page(50, FIRST))
  await act(() => client.invalidateQueries({}, { cancelRefetch: false }))
  expect(screen.queryByText(insightsWords.moreFailed)).not.toBeNull()
  vi.mocked(firestoreReader.readArticles).mockResolvedValue(page(50 - FIRST, NEXT))
  await loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + NEXT))
  expect(screen.queryByText(insightsWords.moreFailed)).toBeNull()
})

it('parts that cannot be read again after a reload are offered again', async () => {
  const { loadMore, unmount } = open(50)
  await loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + NEXT))
  unmount()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(firestoreReader.readArticles).mockRejectedValueOnce(new Error('offline'))
  const again = open(50)
  expect(await screen.findByText(insightsWords.moreFailed)).toBeTruthy()
  expect(shown()).toHaveLength(FIRST)
  await again.loadMore()
  await waitFor(() => expect(shown()).toHaveLength(FIRST + NEXT))
})

it('a ticker that could not be read does not appear while it is read again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.mocked(firestoreReader.readArticles).mockRejectedValueOnce(new Error('offline'))
  const [article] = page(1, 1).items
  const { client } = render(<FeaturedArticles practice="digital" />, {
    known: [[articlesQuery('digital').queryKey, wholeList(article ? [articles.toListed(article)] : [])]],
  })
  expect(screen.getByText(insightsTexts.latest)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(insightsTexts.latest)).toBeNull())
  vi.mocked(firestoreReader.readArticles).mockReturnValue(new Promise(() => {}))
  void client.refetchQueries(newestArticles)
  await act(() => vi.waitFor(() => expect(firestoreReader.readArticles).toHaveBeenCalledTimes(2)))
  expect(screen.queryByText(insightsTexts.latest)).toBeNull()
})
