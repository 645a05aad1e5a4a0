import { pages } from 'virtual:content/pages'
import { articleWords } from 'virtual:words/article'
import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { articles, type ListedArticle } from '@/data/collections/articles'
import * as server from '@/data/entries'
import { createQueryClient } from '@/data/queryClient'
import { AfterArticle, ReadNext } from '@/pages/article/AfterArticle'
import { ArticlePage } from '@/pages/article/ArticlePage'
import { paths } from '@/paths'
import { render } from '../../../render'
import { reportSight } from '../../../testDoubles'

it.each(['a b?c#d', '100%', '..dots', 'naïve'])('reads the article “%s” by its id', async (id) => {
  const readEntry = vi.spyOn(server, 'readEntry').mockResolvedValue(null)
  render(
    <Routes>
      <Route path={`${paths.insights}/:article`} element={<ArticlePage />} />
    </Routes>,
    { path: paths.article(id) },
  )
  expect(await screen.findByRole('heading', { name: pages.articleNotFound.heading })).toBeDefined()
  expect(readEntry).toHaveBeenLastCalledWith(articles, id, expect.any(Function))
})

it.each([
  ['accountancy', ['/services?practice=accountancy', '/contact']],
  ['gardening', []],
])('the end of an article of the practice %s leads to %j', (practice, expected) => {
  render(<AfterArticle article={{ id: 'a', date: null, practice }} />)
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expected)
})

it.each([
  [
    ['linked', undefined],
    ['related', 'other'],
  ],
  [['linked', 'related', 'other'], []],
])(
  'with links to %j, offers the newest other articles, those of the same practice first: %j',
  (linked, expected) => {
    const newest = [
      ['other', 'technology'],
      ['related', 'digital'],
      ['linked', 'digital'],
    ].map(([id, domain]) =>
      articles.toListed(parse(articles.schema, { id, domain, blogTitle: id, date: Date.UTC(2026) })),
    )
    render(<ReadNext practice="digital" newest={newest} linked={linked} />)
    expect(screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expected,
    )
    expect(screen.queryByText(articleWords.readNext) !== null).toBe(expected.length > 0)
  },
)

it('what to read next waits for the neighbours, which are above it and not in it', async () => {
  const [newer, older] = ['newer', 'older'].map((id) =>
    articles.toListed(parse(articles.schema, { id, blogTitle: id, date: Date.UTC(2026) })),
  ) as [ListedArticle, ListedArticle]
  const client = createQueryClient()
  client.setQueryData(newestArticles.queryKey, {
    pages: [{ items: [newer, older], next: null }],
    pageParams: [null],
  })
  let answer = (_: server.Neighbours<ListedArticle>) => {}
  vi.spyOn(server, 'readNeighbours').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { container } = render(<AfterArticle article={{ id: 'a', date: 0, practice: '' }} />, { client })
  act(() => reportSight(container.firstElementChild ?? expect.fail(), true))
  expect(screen.queryAllByRole('link')).toEqual([])
  await waitFor(() => expect(server.readNeighbours).toHaveBeenCalled())
  answer({ newer, older: null })
  const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent)
  expect(links.filter((text) => text.includes('newer'))).toHaveLength(1)
  expect(links.filter((text) => text.includes('older'))).toHaveLength(1)
})
