import { insightsWords } from 'virtual:words/insights'
import { act, render as renderInto, screen, within } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { articlesQuery } from '@/data/articleQueries'
import { createQueryClient } from '@/data/queryClient'
import { newerTextsQuery, otherTextsQuery, searchIndexQuery } from '@/data/searchQueries'
import { SearchIndex } from '@/data/siteSearch/SearchIndex'
import { ArticlesPage } from '@/pages/articles/ArticlesPage'
import { practices } from '../../../content'
import { newVisitor, render, Site, wholeList } from '../../../render'

const none = [null, ...practices].map((practice): [readonly unknown[], unknown] => [
  articlesQuery(practice?.id ?? null).queryKey,
  wholeList([]),
])

beforeEach(() => {
  // jsdom does not know the element <search>.
  vi.spyOn(console, 'error').mockReturnValue()
})

it('each practice to choose keeps what is searched for, with every character, and so does all of them', () => {
  const search = 'R&D, 50% + more?'
  render(<ArticlesPage />, { path: `/insight?q=${encodeURIComponent(search)}&practice=digital`, known: none })
  const filter = screen.getByRole('navigation', { name: insightsWords.filter })
  const chosen = within(filter)
    .getAllByRole('link')
    .map((link) => [...new URL(link.getAttribute('href') ?? '', 'https://site.example').searchParams])
  expect(chosen).toEqual([
    [['q', search]],
    ...practices.map(({ id }) => [
      ['practice', id],
      ['q', search],
    ]),
  ])
})

it('half of an emoji, as some keyboards and pastes leave it, is searched for like any other text', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { user } = open('/insight')
  await user.click(field())
  await user.paste('tax \ud83d')
  expect(field().value).toBe('tax \ud83d')
})

/** In a data router, as the search of the whole site needs it. */
function open(path: string, known: [readonly unknown[], unknown][] = []) {
  const page = (
    <>
      <ArticlesPage />
      <Link to="/about">About</Link>
    </>
  )
  const pages = [
    { path: '/insight', element: page },
    { path: '/about', element: null },
  ]
  const router = createMemoryRouter(pages, { initialEntries: [path] })
  const client = createQueryClient()
  for (const [key, data] of [...none, ...known]) client.setQueryData(key, data)
  renderInto(
    <Site client={client}>
      <RouterProvider router={router} />
    </Site>,
  )
  return { router, user: newVisitor() }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')

it('Back from a page that was opened right after the last key finds the search as it was', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { router, user } = open('/insight')
  await user.type(field(), 'gst')
  await user.click(screen.getByRole('link', { name: 'About' }))
  expect(router.state.location.pathname).toBe('/about')
  await act(() => router.navigate(-1))
  expect(field().value).toBe('gst')
})

it('a press on the nearest word searches for it, and returns to the field', async () => {
  const index = new SearchIndex()
  await index.add([{ kind: 'article', path: '/insight/gst', title: 'GST' }])
  const { user } = open('/insight?q=gts', [
    [searchIndexQuery.queryKey, { index, newest: null, rest: '' }],
    [otherTextsQuery.queryKey, 1],
    [newerTextsQuery.queryKey, 1],
  ])
  await user.click(await screen.findByRole('button', { name: 'GST' }))
  expect(field().value).toBe('GST')
  expect(document.activeElement).toBe(field())
})
