import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { controlsWords } from 'virtual:words/controls'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { casesQuery } from '@/data/caseQueries'
import { cases } from '@/data/collections/cases'
import { firestoreReader } from '@/data/firestoreReader'
import { NewestCases } from '@/pages/home/BelowTheFold'
import { CaseView } from '@/pages/portfolio/CasePage'
import { PortfolioPage } from '@/pages/portfolio/PortfolioPage'
import { render } from '../../../render'

const dated = (title: string, month: number) =>
  parse(cases.schema, { id: title.toLowerCase(), title, date: Date.UTC(2026, month) })

/** Stored in the order of their ids. */
const stored = [dated('April', 3), dated('August', 7), dated('July', 6), dated('May', 4)]

const showWith = (page: ReactElement, documents: typeof stored) =>
  render(page, { known: [[casesQuery.queryKey, cases.list(documents)]] })

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

/** The footer follows at once. */
const isShort = () => document.querySelector('[data-short-page]') !== null

it('without a case, the portfolio has the three cards of the placeholder', () => {
  showWith(<PortfolioPage />, [])
  expect(isShort()).toBe(true)
  const cards = ['Project 1', 'Project 2', 'Project 3'].map((card) => `H2 ${card}`)
  expect(headings()).toEqual(['H1 Client', ...cards])
})

it('while the cases load, and if that fails, the portfolio does not show the placeholder', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(firestoreReader, 'readAll').mockRejectedValue(new Error('offline'))
  render(<PortfolioPage />)
  expect(headings()).toEqual(['H1 Client'])
  expect(isShort()).toBe(false)
  expect(await screen.findByRole('button', { name: controlsWords.retry })).toBeTruthy()
  expect(headings()).toEqual(['H1 Client'])
})

it('with cases, the three cards are the newest ones, and the others follow', () => {
  showWith(<PortfolioPage />, stored)
  expect(isShort()).toBe(false)
  const newest = ['H2 August', 'H2 July', 'H2 May']
  expect(headings()).toEqual(['H1 Client', ...newest, `H2 ${portfolioTexts.others}`, 'H3 April'])
  expect(screen.getByRole('link', { name: 'August' }).getAttribute('href')).toBe('/our-portfolio/august')
})

it('the home page has the newest three cases, or nothing', () => {
  const { unmount } = showWith(<NewestCases />, stored)
  expect(headings()).toEqual([`H2 ${pageTexts.portfolio.title}`, 'H3 August', 'H3 July', 'H3 May'])
  unmount()
  expect(showWith(<NewestCases />, []).container.textContent).toBe('')
})

it('a case says for whom it was, when, and what its figure means', () => {
  const fields = { client: 'Halden', figure: '41 %', figureLabel: 'fewer calls' }
  const read = { minutes: 1, body: { html: '<p>Story.</p>', headings: [] }, description: {} as never }
  const { container } = render(<CaseView case={{ ...dated('April', 3), ...fields, ...read }} />)
  for (const text of ['Halden1 Apr 2026', '41 % fewer calls', 'Story.'])
    expect(container.textContent).toContain(text)
})
