import { insightsWords } from 'virtual:words/insights'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { articlesQuery } from '@/data/articleQueries'
import { ArticlesPage } from '@/pages/articles/ArticlesPage'
import { practices } from '../../../content'
import { render, wholeList } from '../../../render'

it('each practice to choose keeps what is searched for, with every character, and so does all of them', () => {
  const known = [null, ...practices].map((practice) => {
    return [articlesQuery(practice?.id ?? null).queryKey, wholeList([])] as [readonly unknown[], unknown]
  })
  // jsdom does not know the element <search>.
  vi.spyOn(console, 'error').mockReturnValue()
  const search = 'R&D, 50% + more?'
  render(<ArticlesPage />, { path: `/insight?q=${encodeURIComponent(search)}&practice=digital`, known })
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
