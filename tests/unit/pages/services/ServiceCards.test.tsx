import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { serviceName } from '@/content/serviceCopy'
import { serviceCategories, services } from '@/content/services'
import { ServiceCards } from '@/pages/services/ServiceCards'
import { contactAbout } from '@/paths'
import { render } from '../../../render'

const groups = serviceCategories.filter(({ id }) => id !== 'all')
const ofGroup = (id: string) => services.filter(({ practice }) => practice === id)

describe('the full list', () => {
  it.each(groups)('has a heading with the count of $label and a link to it', ({ id, label }) => {
    render(<ServiceCards services={services} terms={[]} grouped />)
    const own = ofGroup(id)
    const heading = screen.getByRole('heading', { level: 2, name: `${label} ${own.length}` })
    const link = within(screen.getByRole('navigation')).getByRole<HTMLAnchorElement>('link', { name: label })
    expect(link.hash).toBe(`#${heading.id}`)
    const group = within(screen.getByRole('region', { name: `${label} ${own.length}` }))
    expect(group.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      own.map(serviceName),
    )
  })
})

it('a filtered list has no group headings', () => {
  render(<ServiceCards services={ofGroup('digital')} terms={[]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(ofGroup('digital').length)
})

it('each service leads to the contact form with the service', () => {
  render(<ServiceCards services={services} terms={[]} grouped />)
  const links = screen.getAllByRole('link', { name: /^Enquire/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    services.map((service) => [`Enquire ${serviceName(service)}`, contactAbout(service.slug)]),
  )
})

it('separates the first sentence of a description, the only one that phones show', () => {
  const desc = 'We file it. Then we answer the notices.'
  const [service] = services.map((one) => ({ ...one, desc }))
  render(<ServiceCards services={service ? [service] : []} terms={[]} />)
  const rest = screen.getByText('Then we answer the notices.')
  expect(rest.parentElement?.textContent).toBe(desc)
})
