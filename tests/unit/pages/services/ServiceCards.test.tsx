import { services } from 'virtual:content/services'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ServiceCards } from '@/pages/services/ServiceLists'
import { render } from '../../../render'

it('has one heading for each service and none for groups', () => {
  const found = services.slice(0, 3)
  render(<ServiceCards services={found} terms={[]} />)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(found.length)
})

it('separates the first sentence of a description, the only one that phones show', () => {
  const desc = 'We file it. Then we answer the notices.'
  const [service] = services.map((one) => ({ ...one, desc }))
  render(<ServiceCards services={service ? [service] : []} terms={[]} />)
  const rest = screen.getByText('Then we answer the notices.')
  expect(rest.parentElement?.textContent).toBe(desc)
})
