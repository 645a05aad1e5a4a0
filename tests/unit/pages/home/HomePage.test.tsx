import { film } from 'virtual:content/film'
import { homeServices } from 'virtual:content/homeServices'
import { pageTexts } from 'virtual:content/pageTexts'
import { services } from 'virtual:content/services'
import { filmWords } from 'virtual:words/film'
import { innovationsWords } from 'virtual:words/innovations'
import type { QueryKey } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { casesQuery } from '@/data/caseQueries'
import type { Innovation } from '@/data/collections/innovations'
import { collectionKey } from '@/data/queries'
import { typeSizeOf } from '@/pages/home/HeroTitle'
import { HomePage } from '@/pages/home/HomePage'
import { bareInnovation } from '../../../fixtures/entries'
import { render } from '../../../render'

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

// Cases would otherwise be loading when the test ends.
const knownWith = (innovations: Innovation[]): [QueryKey, unknown][] => [
  [collectionKey('innovations'), innovations],
  [casesQuery.queryKey, []],
]
const show = (innovations: Innovation[]) => render(<HomePage />, { known: knownWith(innovations) }).container

it('has its promise in one heading, the services of each practice, the innovations and a call to action', () => {
  const container = show([bareInnovation])
  const heading = screen.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })
  expect(heading.textContent?.trim()).toBe('Build it. Sell it. Balance the books.')
  for (const [position, practice, name] of [
    [1, 'technology', 'All 11 technical services'],
    [2, 'digital', 'All 13 digital services'],
    [3, 'accountancy', 'All 16 CA and registration services'],
  ] as const) {
    const stops = [...container.querySelectorAll(`[data-practice="${position}"] li a`)]
    const first = services.filter((service) => service.practice === practice).slice(0, 4)
    expect(stops.map((stop) => [stop.textContent, stop.getAttribute('href')])).toEqual(
      first.map(({ slug, title }) => [title, `/services/${slug}`]),
    )
    expect(hrefOf(name)).toBe(`/services?practice=${practice}`)
  }
  expect(screen.getByRole('heading', { name: 'Duedate' })).toBeTruthy()
  expect(hrefOf('Talk to us')).toBe('/contact')
})

it('leads to all innovations where it shows only the first of them', () => {
  const many = Array.from({ length: 4 }, (_, index) => ({ ...bareInnovation, id: String(index) }))
  const { unmount } = render(<HomePage />, { known: knownWith(many.slice(1)) })
  expect(screen.queryByRole('link', { name: innovationsWords.all({ count: 3 }) })).toBeNull()
  unmount()
  show(many)
  expect(hrefOf(innovationsWords.all({ count: 4 }))).toBe('/our-innovation')
})

it('has no list for a practice without services', () => {
  for (const listed of Object.values(homeServices)) vi.spyOn(listed ?? [], 'slice').mockReturnValue([])
  const columns = show([]).querySelectorAll('article[data-practice]')
  expect(Array.from(columns, (column) => column.querySelectorAll('ul, a').length)).toEqual([0, 0, 0])
})

it('has the text of every caption of the film as a transcript, and no section for innovations if there are none', () => {
  show([])
  expect(screen.queryByRole('region', { name: pageTexts.innovations.heading })).toBeNull()
  const transcript = screen.getByText(filmWords.transcript).closest('details')?.textContent
  const paragraphs = film?.kind === 'file' ? film.transcript : []
  expect(paragraphs).not.toEqual([])
  for (const paragraph of paragraphs) expect(transcript).toContain(paragraph)
})

it('sets long words and wide letters smaller', () => {
  expect(typeSizeOf(['Build it.', 'Sell it.', 'Keep it.'])).toBe('large')
  expect(typeSizeOf(['Chartered', 'Accountancy', 'Advertising'])).toBe('middle')
  expect(typeSizeOf(['庭を描く。', '庭を築く。', '庭を育てる。'])).toBe('middle')
})
