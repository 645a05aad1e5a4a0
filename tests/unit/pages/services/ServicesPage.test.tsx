import { services } from 'virtual:content/services'
import { frameWords } from 'virtual:words/frame'
import { searchWords } from 'virtual:words/search'
import { servicesWords } from 'virtual:words/services'
import { render as renderInto, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '@/data/queryClient'
import { newerTextsQuery, otherTextsQuery, searchIndexQuery } from '@/data/searchQueries'
import { serviceCategories, serviceName } from '@/data/services'
import { SearchIndex } from '@/data/siteSearch/SearchIndex'
import { ServiceFilter } from '@/pages/services/ServiceFilter'
import { ServiceGroups } from '@/pages/services/ServiceLists'
import { ServicesPage } from '@/pages/services/ServicesPage'
import { contactAbout, parameters, paths } from '@/paths'
import { newVisitor, render, Site } from '../../../render'
import { setMedia } from '../../../testDoubles'

it('each practice has a group with its count and its services in their order, which ends with a call to action', () => {
  render(<ServiceGroups listed={services} terms={[]} />)
  for (const { id, name } of serviceCategories.filter(({ id }) => id !== 'all')) {
    const own = services.filter(({ practice }) => practice === id)
    const group = within(screen.getByRole('region', { name: `${name} ${own.length}` }))
    const names = group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(own.map(serviceName))
    const enquiries = group
      .getAllByRole('link')
      .filter(({ textContent }) => textContent?.startsWith(servicesWords.enquire))
    expect(enquiries.map((enquiry) => [enquiry.textContent, enquiry.getAttribute('href')])).toEqual(
      own.map((service) => [`${servicesWords.enquire} ${serviceName(service)}`, contactAbout(service.slug)]),
    )
    expect(group.getAllByRole('link').at(-1)?.getAttribute('href')).toBe(paths.contact)
  }
})

it('a practice without a result has no group', () => {
  const [first] = services
  if (!first) throw new Error('There are no services')
  render(<ServiceGroups listed={[first]} terms={[]} />)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

it.each([true, false])(
  'Enter in the search closes the keyboard of a phone, and keeps the focus elsewhere: %s',
  async (isPhone) => {
    // jsdom does not know <search>.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    setMedia('(pointer: coarse)', isPhone)
    const input = createRef<HTMLInputElement>()
    const search = () => {}
    const choice = { category: 'all', search: '', count: null }
    const { user } = render(
      <ServiceFilter {...choice} input={input} onType={search} onComplete={search} onChoose={search} />,
    )
    await user.type(screen.getByRole('searchbox'), 'gst{Enter}')
    expect(document.activeElement === input.current).toBe(!isPhone)
  },
)

/** The whole index has been downloaded. */
function clientOf(index: SearchIndex) {
  const client = createQueryClient()
  client.setQueryData(searchIndexQuery.queryKey, { index, newest: null, rest: '' })
  client.setQueryData(otherTextsQuery.queryKey, 1)
  client.setQueryData(newerTextsQuery.queryKey, 1)
  return client
}

it('a search without the index does not claim that no service matches, but that it has failed', async () => {
  // jsdom does not know <search>.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const waiting: ((error: Error) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise((_, reject) => waiting.push(reject)))
  render(<ServicesPage />, { path: `${paths.services}?q=wbsite` })
  const claims = () =>
    [
      servicesWords.none,
      servicesWords.noMatch({ search: 'wbsite' }),
      servicesWords.count({ count: 0 }),
    ].flatMap((claim) => screen.queryAllByText(claim))
  expect(claims()).toEqual([])
  await waitFor(() => {
    for (const fail of waiting.splice(0)) fail(new TypeError('Failed to fetch'))
    expect(screen.queryByText(searchWords.failed)).not.toBeNull()
  })
  expect(claims()).toEqual([])
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await waitFor(() => expect(said()).toContain(searchWords.failed))
})

it('a search that finds nothing leads to the search of the whole site, with its words', async () => {
  // jsdom does not know <search>.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter([{ path: '*', element: <ServicesPage /> }], {
    initialEntries: [`${paths.services}?q=daniel+cho`],
  })
  renderInto(
    <Site client={clientOf(new SearchIndex())}>
      <RouterProvider router={router} />
    </Site>,
  )
  await newVisitor().click(await screen.findByRole('button', { name: frameWords.search }))
  expect(new URLSearchParams(router.state.location.search).get(parameters.search)).toBe('daniel cho')
})

it('while the visitor types on, a screen reader is not told that the words before are not found', async () => {
  // jsdom does not know <search>.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [service] = services
  if (!service) throw new Error('There are no services')
  const index = new SearchIndex()
  await index.add([
    { kind: 'service', path: paths.service(service.slug), title: serviceName(service), text: 'zanzibar' },
  ])
  const router = createMemoryRouter([{ path: '*', element: <ServicesPage /> }], {
    initialEntries: [`${paths.services}?q=zanzibar`],
  })
  renderInto(
    <Site client={clientOf(index)}>
      <RouterProvider router={router} />
    </Site>,
  )
  const said = await screen.findByText(/1.* “zanzibar”/)
  const before = said.textContent
  await newVisitor().type(screen.getByRole('searchbox'), 'qwqwq')
  await screen.findByText(servicesWords.none)
  expect(said.textContent).toBe(before)
})
