import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { ArticleCarousel } from '@/components/carousel/ArticleCarousel'
import type { ListedArticle } from '@/data/articles'
import { BigCard } from '@/pages/insights/FeaturedArticles'
import { ArticleCell } from '@/pages/insights/MoreArticles'
import { Ticker } from '@/pages/insights/Ticker'
import { render } from '../../render'

const TITLE =
  'Every date in the calendar of a company that invoices in two currencies, and whom to ask about each'
const DESC = `${TITLE}. ${TITLE}. The end.`

const article: ListedArticle = {
  id: 'dates',
  blogTitle: TITLE,
  blogDesc: DESC,
  domain: 'Digital',
  writerName: 'Asha',
  date: Date.UTC(2026, 10, 6),
  minutes: 3,
} as ListedArticle

it.each<[string, ReactElement]>([
  ['large card', <BigCard key="" article={article} />],
  ['card', <ArticleCell key="" article={article} />],
  ['ticker', <Ticker key="" articles={[article]} />],
  ['carousel', <ArticleCarousel key="" label="Newest" articles={[article]} />],
])('the title of a %s is cut for the eye only', (_, content) => {
  render(content)
  const link = screen.getByRole('link', { name: new RegExp(TITLE) })
  expect(link.textContent).toContain('…')
  expect(screen.getByText('6 Nov 2026')).toBeTruthy()
})

it('the description of a card is cut for the eye only', () => {
  render(<ArticleCell article={article} />)
  expect(screen.getByText(DESC).closest('[aria-hidden]')).toBeNull()
})
