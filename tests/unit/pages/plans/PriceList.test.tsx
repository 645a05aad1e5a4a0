import { practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { planLinkWords } from 'virtual:words/planLink'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BagProvider } from '@/auth/BagContext'
import { serviceThing } from '@/components/seo/structuredData'
import { PlansPage } from '@/pages/plans/PlansPage'
import { ServiceCard } from '@/pages/services/ServiceCard'
import { ServicePlans } from '@/pages/services/ServicePlans'
import { render } from '../../../render'

const content = vi.hoisted(() => {
  const lowest = { prices: ['$95', '₹7,900'], isLowest: true, unit: 'a month', note: 'every quarter' }
  return {
    noPlans: { plans: [] },
    monthly: { ...lowest, amounts: { USD: 95, INR: 7900 } },
    onRequest: { prices: ['on request'], isLowest: false, unit: '', note: '', amounts: {} },
  }
})

vi.mock('virtual:content/plans', () => content.noPlans)
vi.mock('virtual:content/planLinks', () => ({ planLinks: { practices: [] } }))
vi.mock('virtual:content/plansOfServices', () => ({ plansOfServices: {} }))
vi.mock('virtual:content/services', async (original) => {
  const module = await original<typeof import('virtual:content/services')>()
  const [first, second, ...others] = module.services.map(({ offer: _, ...service }) => service)
  const offers = [
    { ...first, offer: content.monthly },
    { ...second, offer: content.onRequest },
  ]
  return { services: [...offers, ...others] }
})

const [monthly = expect.fail(), asked = expect.fail()] = services
const practice = practices.find(({ id }) => id === monthly.practice) ?? expect.fail()

test('without plans, their page is a price list by practice, whose rows lead to the form', () => {
  render(
    <BagProvider>
      <PlansPage />
    </BagProvider>,
  )
  const list = within(screen.getByRole('region', { name: `${practice.name} 2` }))
  const [first = expect.fail(), second = expect.fail()] = list.getAllByRole('listitem')
  // No space after a price: in some languages, a mark or an ending follows.
  const shown = planLinkWords.serviceFrom({ price: '$95 ₹7,900', unit: 'a month' })
  expect(first.textContent).toBe(`${monthly.title}every quarter${shown}`)
  expect(second.textContent).toBe(`${asked.title}on request`)
  const links = list.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([monthly, asked].map(({ slug }) => `/contact?service=${slug}`))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})

test('a card has its price, and links to the page of the plans name what it has', () => {
  const { unmount } = render(<ServiceCard service={monthly} terms={[]} />)
  expect(screen.getByText('$95').closest('p')?.textContent).toContain('a month')
  unmount()
  render(<ServicePlans service={monthly} />)
  const link = screen.getByRole('link', { name: planLinkWords.prices })
  expect(link.getAttribute('href')).toBe(`/plans#${monthly.practice}-prices`)
})

test('structured data have an offer for each currency, and none for a price in words', () => {
  const specification = { '@type': 'UnitPriceSpecification', unitText: 'a month' }
  expect(serviceThing(monthly).offers).toEqual([
    { '@type': 'Offer', priceSpecification: { ...specification, minPrice: 95, priceCurrency: 'USD' } },
    { '@type': 'Offer', priceSpecification: { ...specification, minPrice: 7900, priceCurrency: 'INR' } },
  ])
  expect(serviceThing(asked)).not.toHaveProperty('offers')
})
