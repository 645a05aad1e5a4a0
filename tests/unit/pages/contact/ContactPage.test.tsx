import { contactTexts } from 'virtual:content/contactTexts'
import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { officesWords } from 'virtual:words/offices'
import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ContactPage, ContactWays } from '@/pages/contact/ContactPage'
import { render } from '../../../render'

it('offers phone, WhatsApp and e-mail once, marks what is required, and says what happens next', () => {
  render(<ContactPage />, { path: '/contact' })
  const { phone, whatsapp = '', email } = site.contact
  const digits = (text: string) => text.replace(/\D/g, '')
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const href of [`tel:+${digits(phone)}`, `https://wa.me/${digits(whatsapp)}`, `mailto:${email}`]) {
    expect(hrefs.filter((each) => each === href)).toHaveLength(1)
  }
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: contactWords.submit })
  const required = [...(form?.querySelectorAll('[required]') ?? [])].map((field) =>
    field.getAttribute('name'),
  )
  expect(required).toEqual(['name', 'email', 'phone', 'confirmPhone', 'msg'])
  expect(screen.getByText(contactTexts.note).textContent).toMatch(/reply within .* delete it after/)
})

it('writes numbers that no office has in the order of their digits, also from right to left', () => {
  const { contact } = site
  onTestFinished(() => void Object.assign(site, { contact }))
  Object.assign(site, { contact: { ...contact, phone: '+91 1', whatsapp: '+91 2' } })
  render(<ContactWays />)
  for (const number of ['+91 1', '+91 2']) expect(screen.getByText(number).dir).toBe('ltr')
})

it('shows the local time of each office without scrolling, and whether it is open, and follows the clock', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:12:30Z') })
  render(<ContactPage />, { path: '/contact' })
  const times = () => screen.getAllByRole('time').map(({ textContent }) => textContent)
  const format = (timeZone: string, utc: string) =>
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(utc))
  expect(times()).toEqual(site.offices.map(({ timeZone }) => format(timeZone, '2026-11-20T06:12:00Z')))
  expect(screen.getAllByText(officesWords.open)).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(times()).toEqual(site.offices.map(({ timeZone }) => format(timeZone, '2026-11-20T06:13:00Z')))
})

it.each(['same', 'other'])(
  'a single office shows a local time only to visitors in another time zone: %s',
  (zone) => {
    const { offices } = site
    onTestFinished(() => void Object.assign(site, { offices }))
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const other = own === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu'
    Object.assign(site, { offices: [{ ...offices[0], timeZone: zone === 'same' ? own : other }] })
    vi.useFakeTimers({ now: new Date('2026-11-20T06:12:30Z') })
    render(<ContactPage />, { path: '/contact' })
    expect(screen.queryAllByRole('time')).toHaveLength(zone === 'same' ? 0 : 1)
    expect(screen.queryAllByText(officesWords.localTime)).toHaveLength(zone === 'same' ? 0 : 1)
  },
)
