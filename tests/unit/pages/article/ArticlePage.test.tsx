import { pages } from 'virtual:content/pages'
import { screen } from '@testing-library/react'
import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import * as articles from '@/data/articles'
import { ArticlePage } from '@/pages/article/ArticlePage'
import { paths } from '@/paths'
import { render } from '../../../render'

it.each(['a%2Fb', 'a%252Fb', 'a b?c#d', '100%', '..dots', 'naïve'])(
  'reads the article “%s” by its id',
  async (id) => {
    const readArticle = vi.spyOn(articles, 'readArticle').mockResolvedValue(null)
    render(
      <HelmetProvider>
        <Routes>
          <Route path={`${paths.insights}/:article`} element={<ArticlePage />} />
        </Routes>
      </HelmetProvider>,
      { path: paths.article(id) },
    )
    expect(await screen.findByRole('heading', { name: pages.articleNotFound.heading })).toBeDefined()
    expect(readArticle).toHaveBeenLastCalledWith(id)
  },
)
