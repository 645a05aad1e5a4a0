import { pageTexts } from 'virtual:content/pageTexts'
import { portfolioTexts } from 'virtual:content/portfolioTexts'
import { casesWords } from 'virtual:words/cases'
import { controlsWords } from 'virtual:words/controls'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { casesQuery } from '@/data/caseQueries'
import { cases } from '@/data/collections/cases'
import { firestoreReader } from '@/data/firestoreReader'
import { NewestCases } from '@/pages/home/BelowTheFold'
import { CaseView } from '@/pages/portfolio/CasePage'
import { NextCase } from '@/pages/portfolio/NextCase'
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
  const end = `H2 ${casesWords.yours}`
  expect(headings()).toEqual(['H1 Client', ...newest, `H2 ${portfolioTexts.others}`, 'H3 April', end])
  expect(screen.getByRole('link', { name: 'August' }).getAttribute('href')).toBe('/our-portfolio/august')
})

it('the portfolio ends with the way to a project of one’s own', () => {
  showWith(<PortfolioPage />, stored)
  const end = within(screen.getByRole('region', { name: casesWords.yours }))
  const addresses = end.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/contact', '/services'])
})

it('the home page has the newest three cases, or nothing', () => {
  const { unmount } = showWith(<NewestCases />, stored)
  expect(headings()).toEqual([`H2 ${pageTexts.portfolio.title}`, 'H3 August', 'H3 July', 'H3 May'])
  unmount()
  expect(showWith(<NewestCases />, []).container.textContent).toBe('')
})

const read = { minutes: 1, body: { html: '<p>Story.</p>', headings: [] }, description: {} as never }
const showCase = (fields: object) => render(<CaseView case={{ ...dated('April', 3), ...fields, ...read }} />)

it('a case says for whom it was, when, and what its figure means, and shows nothing that it does not have', () => {
  const { container } = showCase({ client: 'Halden', figure: '41 %', figureLabel: 'fewer calls' })
  for (const text of ['Halden1 Apr 2026', '41 % fewer calls', 'Story.'])
    expect(container.textContent).toContain(text)
  expect(container.querySelector('table, blockquote, figure')).toBeNull()
  // It would come from a picture.
  expect(container.querySelector('[data-ribbon]')).toBeNull()
})

it('bars are drawn by their share of the longest, and a table says the same', () => {
  const rows = [
    { name: 'Mon', before: 1000, after: 500 },
    { name: 'Tue', before: 0, after: 125 },
  ]
  const { container } = showCase({
    figure: '5',
    bars: { label: 'Calls a day', unit: 'h', note: 'Twelve weeks.', rows },
  })
  const value = (number: number) => casesWords.value({ value: number, unit: 'h' })
  const table = screen.getByRole('table', { name: 'Calls a day' })
  const header = within(table).getByRole('rowheader', { name: 'Tue' })
  expect(header.parentElement?.textContent).toBe(`Tue${value(0)}${value(125)}`)
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([casesWords.before, casesWords.after])
  const drawn = [...container.querySelectorAll('[aria-hidden] svg[width]')].map((bar) =>
    bar.getAttribute('width'),
  )
  expect(drawn).toEqual(['100%', '50%', '0%', '12.5%'])
  expect(screen.getByText('Twelve weeks.')).toBeTruthy()
})

it.each([
  ['negative', { before: -1, after: 2 }],
  ['without an end', { before: Number.POSITIVE_INFINITY, after: 2 }],
  ['all zero', { before: 0, after: 0 }],
])('stored bars that are %s are not drawn', (_, values) => {
  const bars = { label: 'Calls', unit: '', note: '', rows: [{ name: 'Mon', ...values }] }
  expect(parse(cases.schema, { id: 'a', title: 'A', bars }).bars).toBeNull()
})

it('a quote has the name and the role of who said it, and is marked where the case is a sample', () => {
  const quote = { quote: 'It works.', quoteBy: 'Meera Nair', quoteRole: 'Owner' }
  const { unmount } = showCase(quote)
  expect(screen.getByRole('figure').textContent).toBe('It works.Meera NairOwner')
  unmount()
  showCase({ ...quote, sample: true })
  expect(within(screen.getByRole('figure')).getByText(controlsWords.sample)).toBeTruthy()
})

it.each([
  ['august', 'July'],
  ['april', 'August'],
])('after the case %s comes %s', (id, next) => {
  showWith(<NextCase id={id} />, stored)
  expect(screen.getByRole('link', { name: next })).toBeTruthy()
})

it('the only case has no next one', () => {
  expect(showWith(<NextCase id="april" />, [dated('April', 3)]).container.textContent).toBe('')
})
