import { services } from 'virtual:content/services'
import { controlsWords } from 'virtual:words/controls'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { parse } from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BagProvider, useBag } from '@/auth/BagContext'
// Loaded when it opens, which takes longer than a test waits on a busy machine.
import '@/auth/signedIn/BagDialog'
import { articles } from '@/data/collections/articles'
import { firestoreReader } from '@/data/firestoreReader'
import * as orders from '@/data/orders'
import type { FirstPart, SecondPart } from '@/data/siteSearch/searchTexts'
import * as users from '@/data/users'
import { Bag } from '@/layout/Bag'
import { AboutPage } from '@/pages/about/AboutPage'
import { DetailsSection } from '@/pages/account/DetailsSection'
import { ArticlePage } from '@/pages/article/ArticlePage'
import { ArticlesPage } from '@/pages/articles/ArticlesPage'
import { CareerPage } from '@/pages/career/CareerPage'
import { JobPage } from '@/pages/career/JobPage'
import { InnovationsPage } from '@/pages/innovations/InnovationsPage'
import { CasePage } from '@/pages/portfolio/CasePage'
import { PortfolioPage } from '@/pages/portfolio/PortfolioPage'
import { ServicesPage } from '@/pages/services/ServicesPage'
import { paths } from '@/paths'
import { member, memberUser, render } from '../../render'

// What Firebase's SDK makes of each fault is in tests/unit/data/faults.test.ts, and what forms do in tests/unit/forms.test.tsx.

const TITLE = 'Arrived'
/** Of what a search finds: the page behind it shows the other. */
const FOUND = 'Found'

/** A document of any collection. */
const stored = {
  ...{
    id: 'a',
    title: TITLE,
    name: TITLE,
    blogTitle: TITLE,
    designation: 'CA',
    img: '/a.svg',
    place: 'Oslo',
  },
  ...{ date: 1, blogContent: '<p>Text</p>', story: '<p>Text</p>', text: '<p>Text</p>' },
}

const [service] = services
if (!service) throw new Error('There are no services')

/** Both parts of the search's index. */
const searched: FirstPart & SecondPart = {
  texts: [
    { kind: 'article', path: '/insight/a', title: FOUND, text: 'zanzibar' },
    { kind: 'service', path: paths.service(service.slug), title: FOUND, text: 'zanzibar' },
  ],
  ...{ articles: [], newest: null, rest: '/assets/rest.json' },
}

/** The backend. Its answer can take time, or be a refusal. */
let answer: () => Promise<unknown>
const works = async () => undefined
const refuses = () => Promise.reject(new Error('No answer'))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer = works
  const read = async ({ schema }: { schema: typeof articles.schema }) => {
    await answer()
    return parse(schema, stored)
  }
  vi.spyOn(firestoreReader, 'readOne').mockImplementation((collection) => read(collection as never) as never)
  vi.spyOn(firestoreReader, 'readAll').mockImplementation(
    async (collection) => [await read(collection as never)] as never,
  )
  vi.spyOn(firestoreReader, 'readArticles').mockImplementation(async () => ({
    items: [await read(articles)],
    next: null,
  }))
  vi.stubGlobal('fetch', async () => {
    await answer()
    return Response.json(searched)
  })
  vi.spyOn(firestoreReader, 'readNewerArticles').mockResolvedValue([])
  vi.spyOn(firestoreReader, 'readNeighbours').mockResolvedValue({ newer: null, older: null })
  vi.spyOn(orders, 'listOrders').mockImplementation(async () => {
    await answer()
    return [{ id: 'gone', plan: TITLE, dateOfOrder: 1 }]
  })
  vi.spyOn(users, 'readUser').mockImplementation(async () => {
    await answer()
    return { name: TITLE, email: '', phone: '1' }
  })
})

function Opener() {
  const { open } = useBag()
  return (
    <button type="button" onClick={open}>
      Open
    </button>
  )
}

const bag = (
  <BagProvider>
    <Opener />
    <Bag />
  </BagProvider>
)

/** Everything that shows what a request has read, and whether it says so while it waits. */
const places: {
  place: string
  content: ReactElement
  path?: string
  pattern?: string
  title?: string
  isSilent?: boolean
}[] = [
  { place: 'the list of articles', content: <ArticlesPage /> },
  { place: 'the search for articles', content: <ArticlesPage />, path: '/insight?q=zanzibar', title: FOUND },
  { place: 'the search for services', content: <ServicesPage />, path: '/services?q=zanzibar', title: FOUND },
  { place: 'an article', content: <ArticlePage />, path: '/insight/a', pattern: '/insight/:article' },
  { place: 'the innovations', content: <InnovationsPage /> },
  { place: 'the cases', content: <PortfolioPage /> },
  { place: 'a case', content: <CasePage />, path: '/our-portfolio/a', pattern: '/our-portfolio/:case' },
  // Without a job, the page has its word alone.
  { place: 'the jobs', content: <CareerPage />, isSilent: true },
  { place: 'a job', content: <JobPage />, path: '/career/a', pattern: '/career/:job' },
  { place: 'the team', content: <AboutPage /> },
  { place: 'the bag', content: bag },
  { place: 'the details of an account', content: <DetailsSection user={memberUser} /> },
]

const retry = () => screen.queryByRole('button', { name: controlsWords.retry })
/** A search hides the list that it replaces. */
const loading = () =>
  screen.queryAllByText(controlsWords.loading).filter((element) => !element.closest('[hidden]'))

describe.each(places)('$place', ({ content, path = '/', pattern = '*', title = TITLE, isSilent }) => {
  const shown = () => [...screen.queryAllByText(title), ...screen.queryAllByDisplayValue(title)]
  const untilShown = () => waitFor(() => expect(shown()).not.toEqual([]))

  function open() {
    const rendered = render(
      <main>
        <Routes>
          <Route path={pattern} element={content} />
        </Routes>
      </main>,
      { path, auth: member },
    )
    act(() => screen.queryByRole('button', { name: 'Open' })?.click())
    return rendered
  }

  it('waits for a slow answer, says nothing untrue meanwhile, and shows what arrives late', async () => {
    const waiting: (() => void)[] = []
    answer = () => new Promise<void>((resolve) => void waiting.push(resolve))
    open()
    if (isSilent) expect(loading()).toEqual([])
    else await waitFor(() => expect(loading()).not.toEqual([]))
    expect(retry()).toBeNull()
    await waitFor(() => {
      for (const arrive of waiting) arrive()
      expect(shown()).not.toEqual([])
    })
    expect(loading()).toEqual([])
  })

  it('offers Retry where it is refused, also a second time, and continues from there', async () => {
    answer = refuses
    const { user } = open()
    await waitFor(() => expect(retry()).not.toBeNull())
    expect(loading()).toEqual([])
    expect(shown()).toEqual([])
    await user.click(screen.getByRole('button', { name: controlsWords.retry }))
    expect(retry()).not.toBeNull()
    await waitFor(() => expect(retry()?.getAttribute('aria-disabled')).not.toBe('true'))
    answer = works
    await user.click(screen.getByRole('button', { name: controlsWords.retry }))
    await untilShown()
    expect(retry()).toBeNull()
    // The focus was on the button, which is gone.
    expect(document.activeElement).not.toBe(document.body)
  })

  it('comes back with the network, without a press', async () => {
    answer = refuses
    open()
    act(() => void dispatchEvent(new Event('offline')))
    await waitFor(() => expect(retry()).not.toBeNull())
    answer = works
    act(() => void dispatchEvent(new Event('online')))
    await untilShown()
    expect(retry()).toBeNull()
  })
})
