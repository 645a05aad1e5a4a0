import { screen } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pages } from '@/content/pages'
import { createQueryCache, QueryCacheContext } from '@/hooks/queryCache'
import { ArticlePage } from '@/pages/article/ArticlePage'
import { paths } from '@/paths'
import { render } from '../../../render'

const server = vi.hoisted(() => ({ readArticle: vi.fn(async () => ({ ok: true, value: null })) }))
vi.mock('@/data/blogs', () => server)

it.each(['a%2Fb', 'a%252Fb', 'a b?c#d', '100%', '..dots', 'naïve'])(
  'reads the article “%s” by its id',
  async (id) => {
    render(
      <HelmetProvider>
        <QueryCacheContext value={createQueryCache()}>
          <Routes>
            <Route path={`${paths.insights}/:blog`} element={<ArticlePage />} />
          </Routes>
        </QueryCacheContext>
      </HelmetProvider>,
      { path: paths.article(id) },
    )
    expect(await screen.findByRole('heading', { name: pages.articleNotFound.heading })).toBeDefined()
    expect(server.readArticle).toHaveBeenLastCalledWith(id)
  },
)
