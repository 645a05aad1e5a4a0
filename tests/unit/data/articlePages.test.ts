import { expect, it } from 'vitest'
import type { StoredArticle } from '@/data/articles'
import { dropTextWithoutPage, splitArticles } from '@/data/buildData'

const article = (id: string, year: number | null) => ({ id, date: year && Date.UTC(year) })
const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id)

it('renders only the newest articles', () => {
  const articles = [
    article('old', 2020),
    article('undated', null),
    article('new', 2026),
    article('last', 2025),
  ]
  const { rendered, tooOld } = splitArticles(articles, 2)
  expect(idsOf(rendered)).toEqual(['new', 'last'])
  expect(idsOf(tooOld)).toEqual(['old', 'undated'])
  expect(splitArticles(articles).rendered).toHaveLength(4)
})

it('renders no article whose id cannot be the name of a file', () => {
  const ids = ['good', 'index', 'ends.', '-first', '../up', 'x'.repeat(121), 'über-uns']
  const { rendered, tooOld } = splitArticles(ids.map((id) => article(id, 2026)))
  expect(idsOf(rendered)).toEqual(['über-uns', 'good'])
  expect(tooOld).toEqual([])
})

it('keeps the text of the articles that get a page, and all else of the others', () => {
  const articles = [article('old', 2020), article('new', 2026)].map(
    (one) => ({ ...one, blogTitle: one.id, blogContent: 'Text' }) as StoredArticle,
  )
  dropTextWithoutPage(articles, 1)
  expect(articles).toMatchObject([
    { blogTitle: 'old', blogContent: '' },
    { blogTitle: 'new', blogContent: 'Text' },
  ])
})
