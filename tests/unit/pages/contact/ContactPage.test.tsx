import { contactTexts } from 'virtual:content/contactTexts'
import { site } from 'virtual:content/site'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { contactForm } from '@/content/forms'
import { officeCopy } from '@/content/officeCopy'
import { ContactPage } from '@/pages/contact/ContactPage'
import { localTime, openState } from '@/pages/contact/openingHours'
import { render } from '../../../render'
import { reportSight } from '../../../testDoubles'

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

it('marks what is required, and says beneath the button what happens next', () => {
  render(<ContactPage />, { path: '/contact' })
  const form = screen.getByLabelText(contactForm.name).closest('form')
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement>('[data-field] :is(input, select, textarea)') ?? []),
  ]
  const named = fields.map(({ name, required }) => (required ? name : `${name}?`))
  expect(named).toEqual(['name', 'email', 'country?', 'phone', 'confirmPhone', 'msg'])
  const note = screen.getByText(contactTexts.note)
  const button = screen.getByRole('button', { name: contactForm.submit })
  expect(button.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(note.textContent).toMatch(/reply within .* delete it after/)
})

it('shows the local time of each office in view and whether it is open, and follows the clock', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:12:30Z') })
  render(<ContactPage />, { path: '/contact' })
  expect(screen.queryByRole('time')).toBeNull()
  act(() => {
    for (const label of screen.getAllByText(officeCopy.localTime)) {
      if (label.parentElement) reportSight(label.parentElement, true)
    }
  })
  const expectTimes = (utc: string) => {
    const now = Date.parse(utc)
    for (const { title, timeZone, hours } of site.offices) {
      const office = within(screen.getByRole('region', { name: title }))
      const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
      expect(office.getByRole('time').textContent).toBe(format.format(now))
      const local = localTime(timeZone, now)
      const isOpen = local !== null && openState(hours, local).isOpen
      expect(office.queryByText(officeCopy.open) !== null).toBe(isOpen)
    }
  }
  expectTimes('2026-11-20T06:12:00Z')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expectTimes('2026-11-20T06:13:00Z')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expectTimes('2026-11-20T06:14:00Z')
})
