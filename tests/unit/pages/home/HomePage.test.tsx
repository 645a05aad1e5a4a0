import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import { hero } from '@/content/home'
import { innovationsSection } from '@/content/homeSections'
import { emptyMessages } from '@/content/messages'
import { readerOf, SnapshotContext } from '@/hooks/SnapshotContext'
import { allDeferredSections } from '@/layout/DeferredHydration'
import { HomePage } from '@/pages/home/HomePage'
import { webVtt } from '../../../../tools/film/captions'
import { render } from '../../../render'

beforeAll(() => Promise.all(allDeferredSections.map((sections) => sections.load())))

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

const homeWith = (innovations: unknown[]) => (
  <SnapshotContext value={readerOf({ innovations })}>
    <HomePage />
  </SnapshotContext>
)
const home = homeWith([duedate])

it('has its promise in one heading', () => {
  render(home)
  const heading = screen.getByRole('heading', { level: 1, name: 'Build it. Sell it. Balance the books.' })
  expect(heading.textContent?.trim()).toBe('Build it. Sell it. Balance the books.')
})

it('links every stop to its service and every practice to its services', () => {
  render(home)
  const stop = screen.getByRole('link', { name: 'Company/LLP/Firm Registrations' })
  expect(stop.getAttribute('href')).toBe('/services/company-llp-firm-registrations')
  for (const [name, category] of [
    ['All 11 technology services', 'technical'],
    ['All 13 digital services', 'digital'],
    ['All 16 accountancy services', 'ca'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/services?category=${category}`)
  }
})

it('shows the innovations of the snapshot and ends with a call to action', () => {
  render(home)
  expect(screen.getByRole('heading', { name: 'Duedate' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Talk to us' }).getAttribute('href')).toBe('/contact')
})

it('has no section for innovations if none are published', () => {
  render(homeWith([]))
  expect(screen.queryByRole('region', { name: innovationsSection.heading })).toBeNull()
  expect(screen.queryByText(emptyMessages.innovations)).toBeNull()
})

it('is prerendered completely, without style attributes or hidden sections', () => {
  const html = renderToString(<StaticRouter location="/">{home}</StaticRouter>)
  expect(html).not.toMatch(/ style=| data-reveal=/)
  expect(html).toContain('Duedate')
})

it('has the text of every caption of the film as a transcript', () => {
  const { container } = render(home)
  const summary = screen.getByText(hero.film.transcript)
  const transcript = summary.closest('details')?.textContent ?? ''
  const captions = webVtt().matchAll(/-->.*\n(.*)\n/g)
  for (const [, caption = ''] of captions) expect(transcript).toContain(caption)
  expect(container.querySelector('summary')).toBe(summary)
})
