import { services } from 'virtual:content/services'
import { renderHook, screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { useSiteSearch } from '@/components/search/useSiteSearch'
import { cases } from '@/data/collections/cases'
import { firestoreReader } from '@/data/firestoreReader'
import { collectionKey } from '@/data/queries'
import { ClientsAndTeam } from '@/pages/about/AboutPage'
import { NextStep } from '@/pages/services/NextStep'
import { render, Site } from '../render'

// What the privacy page of a site without /insight says: it does not ask for articles.

vi.mock('virtual:content/pageSwitches', () => ({ hiddenPages: ['/insight'], unlistedPages: [] }))

const reading = ['readArticles', 'readArticlesAbout', 'readNewerArticles'] as const
beforeEach(() => {
  for (const name of reading) vi.spyOn(firestoreReader, name).mockRejectedValue(new Error('Asked'))
})
const asked = () => reading.filter((name) => vi.mocked(firestoreReader[name]).mock.calls.length > 0)

it('a service leads to a case without waiting for articles', async () => {
  const [service = expect.fail()] = services
  const { practice } = service
  const done = parse(cases.schema, { id: 'done', title: 'Case done', practice })
  const other = parse(cases.schema, { id: 'other', title: 'Case other', practice: 'another' })
  const readAll = vi.spyOn(firestoreReader, 'readAll').mockResolvedValue([done, other] as never)
  render(<NextStep service={service} />)
  expect((await screen.findByText(/^Case /)).textContent).toBe('Case done')
  expect(readAll).toHaveBeenCalled()
  expect(asked()).toEqual([])
})

it('the team is shown without what its members have written', async () => {
  const readAll = vi.spyOn(firestoreReader, 'readAll').mockResolvedValue([])
  render(<ClientsAndTeam />, { known: [[collectionKey('clients'), []]] })
  await waitFor(() => expect(readAll).toHaveBeenCalled())
  expect(asked()).toEqual([])
})

it('the search finds what the build has, and does not ask for newer articles', async () => {
  const files = [
    { texts: [{ kind: 'page', path: '/about', title: 'About' }], newest: null, rest: '/rest.json' },
    { articles: [] },
  ]
  const fetched = vi.fn(async () => Response.json(files.shift()))
  vi.stubGlobal('fetch', fetched)
  const { result } = renderHook(() => useSiteSearch(true), { wrapper: Site })
  await waitFor(() => expect(result.current.version).toBeGreaterThan(0))
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(result.current.index?.find('about')).toHaveLength(1)
  expect(result.current.incomplete).toBeNull()
  expect(asked()).toEqual([])
})
