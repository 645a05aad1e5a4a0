import { film } from 'virtual:content/film'
import { pages } from 'virtual:content/pages'
import { services } from 'virtual:content/services'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { filmLabels } from '@/content/labels'
import { emptyMessages } from '@/content/messages'
import { practiceIds } from '@/content/practices'
import type { Innovation } from '@/data/collections/innovations'
import { collectionKey } from '@/data/queries'
import { createQueryClient } from '@/data/queryClient'
import { HomePage } from '@/pages/home/HomePage'
import { render } from '../../../render'

const duedate = {
  id: 'duedate',
  title: 'Duedate',
  subtitle: '',
  type: '',
  desc: '',
  logo: '',
  website: '',
  insta: '',
}

function show(innovations: Innovation[] = [duedate]) {
  const client = createQueryClient()
  client.setQueryData(collectionKey('innovations'), innovations)
  return render(<HomePage />, { client })
}

it('has its promise in one heading', () => {
  show()
  const heading = screen.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })
  expect(heading.textContent?.trim()).toBe('Build it. Sell it. Balance the books.')
})

it('links the first four services of each practice, and every practice to its services', () => {
  const { container } = show()
  for (const practice of practiceIds) {
    const stops = container.querySelectorAll(`[data-practice="${practice}"] li a`)
    const first = services.filter((service) => service.practice === practice).slice(0, 4)
    expect([...stops].map((stop) => [stop.textContent, stop.getAttribute('href')])).toEqual(
      first.map(({ slug, title }) => [title, `/services/${slug}`]),
    )
  }
  for (const [name, category] of [
    ['All 11 technology services', 'technical'],
    ['All 13 digital services', 'digital'],
    ['All 16 accountancy services', 'ca'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/services?category=${category}`)
  }
})

it('shows the innovations and ends with a call to action', () => {
  show()
  expect(screen.getByRole('heading', { name: 'Duedate' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Talk to us' }).getAttribute('href')).toBe('/contact')
})

it('has no section for innovations if none are published', () => {
  show([])
  expect(screen.queryByRole('region', { name: pages.innovations.heading })).toBeNull()
  expect(screen.queryByText(emptyMessages.innovations)).toBeNull()
})

it('has the text of every caption of the film as a transcript', () => {
  const { container } = show()
  const summary = screen.getByText(filmLabels.transcript)
  const transcript = summary.closest('details')?.textContent ?? ''
  const paragraphs = film?.kind === 'file' ? film.transcript : []
  expect(paragraphs).not.toEqual([])
  for (const paragraph of paragraphs) expect(transcript).toContain(paragraph)
  expect(container.querySelector('summary')).toBe(summary)
})
