import { careerTexts } from 'virtual:content/careerTexts'
import { practices } from 'virtual:content/practices'
import { site } from 'virtual:content/site'
import { controlsWords } from 'virtual:words/controls'
import { jobsWords } from 'virtual:words/jobs'
import { act, screen, within } from '@testing-library/react'
import { parse } from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { jobs } from '@/data/collections/jobs'
import { firestoreReader } from '@/data/firestoreReader'
import { jobsQuery } from '@/data/jobQueries'
import { createQueryClient } from '@/data/queryClient'
import { CareerPage } from '@/pages/career/CareerPage'
import { JobView } from '@/pages/career/JobPage'
import { render } from '../../../render'

const [first, second, third] = practices.map(({ id }) => id)
const LATER = Date.UTC(2998, 0)
const OVER = Date.UTC(2026, 0)

const job = (title: string, fields: object = {}) =>
  parse(jobs.schema, { id: title.toLowerCase(), title, place: 'Edison', closes: LATER, ...fields })

const show = (...stored: ReturnType<typeof job>[]) =>
  render(<CareerPage />, { known: [[jobsQuery.queryKey, stored.map(jobs.toListed)]] })

const headings = () =>
  screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)

/** Beside each job: what each line does there. */
const lines = () =>
  screen.getAllByRole('listitem').map((row) => {
    const all = row.querySelector('[data-station=all]') ? ', a station of all' : ''
    const parts = Array.from(row.querySelectorAll<HTMLElement>('[data-part]'), ({ dataset }) =>
      [dataset.practice, dataset.part, dataset.station].filter(Boolean).join(' '),
    )
    return parts.join(', ') + all
  })

afterEach(() => Object.assign(careerTexts, { empty: '', other: '' }))

it('without a job and without a text of the owner, the page only says its word', () => {
  const { container } = show()
  expect(headings()).toEqual(['H1 Career'])
  expect(container.textContent).toBe('Career')
  expect(container.querySelector('[data-short-page]')).not.toBeNull()
})

it('while the jobs load, the page says nothing about them, and a failure can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(firestoreReader, 'readAll').mockRejectedValue(new Error('offline'))
  const { container } = render(<CareerPage />)
  expect(container.textContent).toBe('Career')
  expect(await screen.findByRole('button', { name: controlsWords.retry })).toBeTruthy()
})

it.each([
  ['a text of the owner', 'We write here first.', []],
  ['jobs that have closed', '', [job('Old', { closes: OVER })]],
])('where no job is open, %s leads to a mail', (_, empty, stored) => {
  careerTexts.empty = empty
  const { container } = show(...stored)
  expect(headings()).toEqual(['H1 Career', `H2 ${jobsWords.none}`])
  expect(container.textContent).toContain(empty)
  expect(screen.getByRole('link', { name: jobsWords.write }).getAttribute('href')).toMatch(/^mailto:\w/)
})

it('a page without jobs, which the footer follows, stays as it is if they cannot be read again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(firestoreReader, 'readAll').mockRejectedValue(new Error('offline'))
  careerTexts.empty = 'We write here first.'
  const client = createQueryClient()
  client.setQueryData(jobsQuery.queryKey, [])
  const { container } = render(<CareerPage />, { client })
  await act(() => client.refetchQueries())
  expect(client.getQueryState(jobsQuery.queryKey)?.status).toBe('error')
  expect(container.textContent).toContain('We write here first.')
  expect(container.querySelector('[data-short-page]')).not.toBeNull()
})

it('an open job is a station that names its place and its last day, and leads to its page', () => {
  show(job('Designer', { practice: second, remote: 'India' }), job('Clerk', { closes: null }))
  const [designer, clerk] = screen.getAllByRole('listitem')
  if (!designer || !clerk) throw new Error('There are no jobs')
  const link = within(designer).getByRole('link', { name: 'Designer' })
  expect(link.getAttribute('href')).toBe('/career/designer')
  const place = jobsWords.placeOrRemote({ place: 'Edison', country: 'India' })
  for (const text of [place, jobsWords.closes({ date: '1 Jan 2998' })])
    expect(within(designer).getByText(text)).toBeTruthy()
  expect(within(clerk).getByText(jobsWords.openEnded)).toBeTruthy()
})

it('below the jobs, a text of the owner leads to a mail', () => {
  careerTexts.other = 'Tell us what you do.'
  show(job('Designer'))
  expect(headings()).toEqual(['H1 Career', 'H2 Designer', `H2 ${jobsWords.other}`])
  expect(screen.getByRole('link', { name: jobsWords.write })).toBeTruthy()
})

it('a line ends at its last job, a job without a practice is one of all lines', () => {
  show(job('A', { practice: first }), job('B'), job('C', { practice: third }))
  expect(lines()).toEqual([
    '1 through one, 2 through, 3 through',
    '1 end, 2 end, 3 through, a station of all',
    '1 none, 2 none, 3 end one',
  ])
})

it('a practice without a job has no line', () => {
  show(job('A', { practice: second }))
  expect(lines()).toEqual(['2 end one'])
})

it.each([
  ['open', LATER, true],
  ['closed', OVER, false],
])('the page of a job that is %s tells how to apply: %s', (_, closes, isOpen) => {
  const read = { minutes: 1, body: { html: '<p>Text.</p>', headings: [] }, description: {} as never }
  const fields = { closes, kind: 'part', salary: '9 lakh', email: 'jobs@agency.example' }
  render(<JobView job={{ ...job('Designer & clerk', fields), ...read }} />)
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Edison', jobsWords.kind({ kind: 'part' }), '9 lakh'])
  const apply = screen.queryByRole('link', { name: jobsWords.apply })
  expect(apply?.getAttribute('href')).toBe(
    isOpen ? 'mailto:jobs@agency.example?subject=Designer%20%26%20clerk' : undefined,
  )
  expect(screen.queryByText(jobsWords.closed)?.closest('[hidden]') === null).toBe(!isOpen)
})

it.each([
  'jobs@agency.example?bcc=all@other.example',
  'a@agency.example,b@other.example',
  'javascript:alert(1)',
])('an application does not go to the stored address %s, which is not one address', (email) => {
  const read = { minutes: 1, body: { html: '<p>Text.</p>', headings: [] }, description: {} as never }
  render(<JobView job={{ ...job('Clerk', { email }), ...read }} />)
  const apply = screen.getByRole('link', { name: jobsWords.apply })
  expect(apply.getAttribute('href')).toBe(`mailto:${site.contact.email}?subject=Clerk`)
})
