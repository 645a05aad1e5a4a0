import { serviceTexts } from 'virtual:content/serviceTexts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OwnPage } from '@/pages/own/OwnPage'
import { render } from '../../../render'

vi.mock('virtual:content/ownPages', () => ({
  ownPages: [
    { name: 'our-clinic', heading: 'Our clinic', description: 'Who works here.', practice: 'digital' },
  ],
}))
vi.mock('virtual:content/ownPageDetails', () => ({
  ownPageDetails: {
    'our-clinic': async () => ({
      details: {
        picture: { src: '/team/clinic.svg', alt: 'Six rooms', width: 480, height: 400 },
        html: '<h2>First visit</h2><table><tr><td>2009</td></tr></table>',
        button: { label: 'Book a visit', link: '/contact' },
        questions: [{ question: 'Is there parking?', answer: 'Behind the house.' }],
      },
    }),
  },
}))

test.each(['/our-clinic', '/our-clinic/'])('the page at %s has what the owner wrote', async (path) => {
  const { container } = render(<OwnPage />, { path })
  expect(screen.getByRole('heading', { level: 1, name: 'Our clinic' })).toBeTruthy()
  const text = within(await screen.findByRole('region', { name: 'Our clinic' }))
  expect(await text.findByText('Who works here.')).toBeTruthy()
  const picture = await text.findByRole('img', { name: 'Six rooms' })
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '400'])
  // As in an article: headings have addresses, and tables scroll.
  expect(text.getByRole('heading', { name: 'First visit' }).id).toBe('part-first-visit')
  expect(text.getByRole('table').closest('[tabindex]')).toBeTruthy()
  expect(text.getByRole('link', { name: 'Book a visit' }).getAttribute('href')).toBe('/contact')
  const questions = within(screen.getByRole('region', { name: serviceTexts.questions }))
  expect(questions.getByText('Behind the house.')).toBeTruthy()
  expect(container.querySelector('[data-practice="2"]')).toBeTruthy()
})
