import { clients } from 'virtual:content/clients'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ClientMarks } from '@/components/carousel/ClientMarks'
import type { Client } from '@/data/collections/clients'

const client = (fields: Partial<Client>): Client => ({
  id: 'saffron-lane',
  name: 'Saffron Lane',
  logo: '/clients/saffron-lane.svg',
  website: 'https://saffronlane.example/',
  ...fields,
})

it('shows the fixed list and then the published clients, with a link if they have a site', () => {
  render(<ClientMarks clients={[client({})]} />)
  for (const { name } of clients.logos) expect(screen.getByText(name)).toBeTruthy()
  expect(screen.getByRole('group', { name: '12 of 12' }).textContent).toContain('Saffron Lane')
  expect(screen.getByRole('link', { name: 'Saffron Lane (opens another site)' }).getAttribute('href')).toBe(
    'https://saffronlane.example/',
  )
})

it('leaves out incomplete clients and never links to a script', () => {
  render(
    <ClientMarks
      clients={[
        client({ id: 'a', name: '' }),
        client({ id: 'b', logo: '' }),
        client({ id: 'c', logo: 'javascript:alert(1)' }),
        client({ id: 'd', website: 'javascript:alert(1)' }),
      ]}
    />,
  )
  expect(screen.getAllByRole('group', { name: /of 12$/ })).toHaveLength(12)
  expect(screen.queryByRole('link')).toBeNull()
})
