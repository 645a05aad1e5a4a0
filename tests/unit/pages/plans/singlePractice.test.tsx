import { practices } from 'virtual:content/practices'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PriceList, PricesBelowPlans } from '@/pages/plans/PriceList'
import { render } from '../../../render'

vi.mock('virtual:content/practices', async (original) => {
  const module = await original<typeof import('virtual:content/practices')>()
  return { practices: module.practices.slice(0, 1) }
})
vi.mock('virtual:content/services', async (original) => {
  const module = await original<typeof import('virtual:content/services')>()
  const offer = { prices: ['$95'], isLowest: false, unit: '', note: '', amounts: { USD: 95 } }
  return { services: module.services.map((service) => ({ ...service, offer })) }
})

const [practice = expect.fail()] = practices

test.each([
  ['alone', <PriceList key="list" />, 2],
  ['below plans', <PricesBelowPlans key="list" />, 3],
])('a price list %s names a single practice only for screen readers', (_, list, level) => {
  render(list)
  const heading = screen.getByRole('heading', { level, name: practice.name })
  expect(heading.className).toBe('visually-hidden')
  const group = within(screen.getByRole('region', { name: practice.name }))
  expect(group.getAllByRole('listitem').length).toBeGreaterThan(1)
})
