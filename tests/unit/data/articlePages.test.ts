// @vitest-environment node
import { expect, it } from 'vitest'
import { articlesWithPage } from '@/data/articlePages'

const article = (id: string, year: number | null) => ({ id, date: year && Date.UTC(year) })
const idsOf = (articles: { id: string }[]) => articles.map(({ id }) => id)

it('renders only the newest articles', () => {
  const articles = [
    article('old', 2020),
    article('undated', null),
    article('new', 2026),
    article('last', 2025),
  ]
  expect(idsOf(articlesWithPage(articles, 2))).toEqual(['new', 'last'])
  expect(articlesWithPage(articles)).toHaveLength(4)
})

it('renders no article whose id cannot be the name of a file', () => {
  const ids = ['good', 'index', 'ends.', '-first', '../up', 'x'.repeat(121), 'über-uns']
  expect(idsOf(articlesWithPage(ids.map((id) => article(id, 2026))))).toEqual(['über-uns', 'good'])
})
