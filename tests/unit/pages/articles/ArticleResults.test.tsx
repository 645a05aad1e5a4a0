import { searchWords } from 'virtual:words/search'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { newerTextsQuery, otherTextsQuery, searchIndexQuery } from '@/data/searchQueries'
import { SearchIndex } from '@/data/siteSearch/SearchIndex'
import { ArticleResults } from '@/pages/articles/ArticleResults'
import { render } from '../../../render'

const texts = ['GST', 'Payroll'].flatMap((subject) =>
  Array.from({ length: 25 }, (_, index) => ({
    kind: 'article' as const,
    path: `/insight/${subject}-${index}`,
    title: `${subject} ${index}`,
  })),
)

it('lists all results of a search after a press, with the focus on the first new one, but not those of the next', async () => {
  const index = new SearchIndex()
  await index.add(texts)
  const results = (search: string) => (
    <ArticleResults search={search} practice={null} onChoose={() => undefined} />
  )
  const { user, rerender } = render(results('gst'), {
    known: [
      [searchIndexQuery.queryKey, { index, newest: null, rest: '' }],
      [otherTextsQuery.queryKey, 1],
      [newerTextsQuery.queryKey, 1],
    ],
  })
  expect(screen.getAllByRole('link')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: searchWords.all({ count: 25 }) }))
  expect(screen.getAllByRole('link')).toHaveLength(25)
  expect(document.activeElement).toBe(screen.getAllByRole('link')[20])
  rerender(results('payroll'))
  expect(screen.getAllByRole('link')).toHaveLength(20)
})
