import { clientsTexts } from 'virtual:content/clientsTexts'
import { credentials } from 'virtual:content/credentials'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Clients } from '@/components/Clients'
import { statusMessages } from '@/content/messages'
import type { Testimonial } from '@/data/collections/testimonials'
import { collectionKey } from '@/data/queries'
import { createQueryClient } from '@/data/queryClient'
import { render } from '../../render'

const testimonial: Testimonial = {
  id: 'a',
  name: 'Asha Menon',
  role: 'Owner',
  company: 'Oru Foods',
  logo: '',
  sample: false,
  quote: 'The books were closed on the tenth.',
}

function show(testimonials: Testimonial[]) {
  const client = createQueryClient()
  client.setQueryData(collectionKey('testimonials'), testimonials)
  render(<Clients heading="Clients" />, { client })
}

it('shows what clients say, with name, role and company', () => {
  show([testimonial])
  const quote = screen.getByRole('figure')
  expect(within(quote).getByText(testimonial.quote)).toBeTruthy()
  expect(within(quote).getByText('Asha Menon')).toBeTruthy()
  expect(within(quote).getByText('Owner, Oru Foods')).toBeTruthy()
  expect(within(quote).queryByText(statusMessages.sample)).toBeNull()
})

it('marks an invented opinion', () => {
  show([{ ...testimonial, role: '', sample: true }])
  const quote = screen.getByRole('figure')
  expect(within(quote).getByText(statusMessages.sample)).toBeTruthy()
  expect(within(quote).getByText('Oru Foods')).toBeTruthy()
})

it('has no part for testimonials if there are none', () => {
  show([])
  expect(screen.queryByRole('heading', { name: clientsTexts.testimonials })).toBeNull()
  expect(screen.queryByRole('figure')).toBeNull()
})

it('lists the credentials', () => {
  show([])
  expect(screen.getByRole('heading', { name: clientsTexts.credentials })).toBeTruthy()
  for (const { name, detail } of credentials) {
    expect(screen.getByText(name)).toBeTruthy()
    expect(screen.getByText(detail)).toBeTruthy()
  }
})
