import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contactForm } from '@/content/forms'
import { site } from '@/content/site'
import { ContactPage } from '@/pages/contact/ContactPage'
import { render } from '../../../render'

it('offers phone, WhatsApp and e-mail before the form', () => {
  render(<ContactPage />, { path: '/contact' })
  const { phone, whatsapp = '', email } = site.contact
  const list = within(screen.getAllByRole('list')[0] ?? document.body)
  const digits = (text: string) => text.replace(/\D/g, '')
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `tel:+${digits(phone)}`,
    `https://wa.me/${digits(whatsapp)}`,
    `mailto:${email}`,
  ])
  const [link] = list.getAllByRole('link')
  const position = link?.compareDocumentPosition(screen.getByLabelText(contactForm.name)) ?? 0
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('asks for what is required first, and says beneath the button what happens next', () => {
  render(<ContactPage />, { path: '/contact' })
  const form = screen.getByLabelText(contactForm.name).closest('form')
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-field] :is(input, textarea)') ?? [])]
  const required = fields.map((field) => field.required)
  expect(required).toEqual([true, true, true, true, false, false])
  const note = screen.getByText(contactForm.note)
  const button = screen.getByRole('button', { name: contactForm.submit })
  expect(button.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(note.textContent).toMatch(/reply within .* delete it after/)
})
