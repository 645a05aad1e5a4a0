import { services } from 'virtual:content/services'
import { fireEvent, render as renderRouter, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { serviceCategories, serviceName } from '@/data/services'
import { ServiceCards, ServiceGroups } from '@/pages/services/ServiceLists'
import { ServicesPage } from '@/pages/services/ServicesPage'
import { contactAbout } from '@/paths'
import { render } from '../../../render'
import { setMedia } from '../../../testDoubles'

it('the full list has a group with its count for each category, a link to it, and its services', () => {
  render(<ServiceGroups />)
  for (const { id, name } of serviceCategories.filter(({ id }) => id !== 'all')) {
    const own = services.filter(({ practice }) => practice === id)
    const heading = `${name} ${own.length}`
    const link = within(screen.getByRole('navigation')).getByRole<HTMLAnchorElement>('link', { name })
    expect(link.hash).toBe(`#${screen.getByRole('heading', { level: 2, name: heading }).id}`)
    const group = within(screen.getByRole('region', { name: heading }))
    const names = group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names).toEqual(own.map(serviceName))
    const enquiries = group.getAllByRole('link', { name: /^Enquire/ })
    expect(enquiries.map((enquiry) => [enquiry.textContent, enquiry.getAttribute('href')])).toEqual(
      own.map((service) => [`Enquire ${serviceName(service)}`, contactAbout(service.slug)]),
    )
  }
})

it('found services have one heading each, no groups, and a first sentence of their own for phones', () => {
  const desc = 'We file it. Then we answer the notices.'
  const found = services.slice(0, 3).map((service) => ({ ...service, desc }))
  render(<ServiceCards services={found} terms={[]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(found.length)
  for (const rest of screen.getAllByText('Then we answer the notices.'))
    expect(rest.parentElement?.textContent).toBe(desc)
})

describe('the search', () => {
  function open() {
    // jsdom neither animates nor knows <search>, which React reports.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    setMedia('(prefers-reduced-motion: reduce)', true)
    const router = createMemoryRouter([{ path: '*', element: <ServicesPage /> }], {
      initialEntries: ['/services'],
    })
    renderRouter(<RouterProvider router={router} />)
    return router
  }
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search services' })
  const category = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })

  it('finds services and keeps what is typed while the URL changes', async () => {
    const router = open()
    type('p')
    const stop = router.subscribe(() => {
      stop()
      type('page')
    })
    await waitFor(() => expect(router.state.location.search).toBe('?q=page'))
    expect(field().value).toBe('page')
    expect(screen.getByRole('heading', { name: 'Page Speed Optimization' })).toBeTruthy()
  })

  it('drops what is typed when Back changes the URL', async () => {
    const router = open()
    fireEvent.click(category('Digital'))
    const digital = services.filter(({ practice }) => practice === 'digital').length
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(`${digital} `))
    type('page')
    void router.navigate(-1)
    await waitFor(() => expect(category('All').checked).toBe(true))
    await waitFor(() => expect(field().value).toBe(''))
  })
})
