import { services } from 'virtual:content/services'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serviceCategories, serviceName } from '@/content/serviceCopy'
import { ServiceGroups } from '@/pages/services/ServiceLists'
import { contactAbout } from '@/paths'
import { render } from '../../../render'

const groups = serviceCategories.filter(({ id }) => id !== 'all')

describe('the full list', () => {
  it.each(groups)('has a heading with the count of $label and a link to it', ({ id, label }) => {
    render(<ServiceGroups />)
    const own = services.filter(({ practice }) => practice === id)
    const heading = screen.getByRole('heading', { level: 2, name: `${label} ${own.length}` })
    const link = within(screen.getByRole('navigation')).getByRole<HTMLAnchorElement>('link', { name: label })
    expect(link.hash).toBe(`#${heading.id}`)
    const group = within(screen.getByRole('region', { name: `${label} ${own.length}` }))
    expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      own.map(serviceName),
    )
  })
})

it('each service leads to the contact form with the service', () => {
  render(<ServiceGroups />)
  const links = screen.getAllByRole('link', { name: /^Enquire/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    services.map((service) => [`Enquire ${serviceName(service)}`, contactAbout(service.slug)]),
  )
})

it('the hidden list is hidden from screen readers, too', () => {
  render(<ServiceGroups hidden />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})
