import { contactTexts } from 'virtual:content/contactTexts'
import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
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
  // Not a name of a service alone.
  expect(screen.getByRole('link', { name: `${contactWords.whatsapp} ${whatsapp}` })).toBeTruthy()
  expect(required).toEqual(['name', 'email', 'phone', 'confirmPhone', 'msg'])
  expect(screen.getByText(contactTexts.note).textContent).toMatch(/reply within .* delete it after/)
})

it('has all offices and the line of their days, with their names, before the form', () => {
  const { container } = render(<ContactPage />, { path: '/contact' })
  const regions = site.offices.map(({ title }) => screen.getByRole('region', { name: title }))
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: contactWords.submit })
  for (const region of regions) {
    expect(region.compareDocumentPosition(form ?? expect.fail())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  const labels = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(labels).toEqual(expect.arrayContaining(site.offices.map(({ title }) => title)))
})

it('has room below the line of the days for the hours of its last office, also in the drawing for phones', () => {
  const { container } = render(<ContactPage />, { path: '/contact' })
  const drawings = [...container.querySelectorAll('svg')].filter((svg) => svg.querySelector('text'))
  expect(drawings).toHaveLength(3)
  for (const drawing of drawings) {
    const baselines = [...drawing.querySelectorAll('text')].map((text) => Number(text.getAttribute('y')))
    const height = Number(drawing.getAttribute('viewBox')?.split(' ')[3])
    expect(height - Math.max(...baselines), drawing.dataset.size).toBeGreaterThanOrEqual(3.9)
  }
})

it.each([
  // The line of the day begins some hours before the first office opens, at 4:00 UTC.
  ['2026-11-20T02:00:00Z', 'end'],
  ['2026-11-20T12:00:00Z', 'start'],
])('at %s, the time does not cross the names of the offices, which stand at the %s', (time, side) => {
  vi.useFakeTimers({ now: new Date(time) })
  const { container } = render(<ContactPage />, { path: '/contact' })
  const titles = site.offices.map(({ title }) => title)
  const names = [...container.querySelectorAll('svg text')].filter(({ textContent }) =>
    titles.includes(textContent),
  )
  expect(names).toHaveLength(3 * titles.length)
  for (const name of names) expect(name.getAttribute('text-anchor')).toBe(side)
})

it.each(['04:00', '05:00', '06:10', '12:00'])(
  'at %s, the line of the time stops at the hours that it crosses',
  (time) => {
    vi.useFakeTimers({ now: new Date(`2026-11-20T${time}:00Z`) })
    const { container } = render(<ContactPage />, { path: '/contact' })
    const line = container.querySelector('[data-size="small"] [data-live] path') ?? expect.fail()
    const at = Number(/[\d.]+/.exec(line.getAttribute('d') ?? ''))
    const grounds = [...container.querySelectorAll('[data-size="small"] [data-live] ~ g rect')]
    const covering = grounds.filter((ground) => {
      const [start = 0, width = 0] = ['x', 'width'].map((name) => Number(ground.getAttribute(name)))
      return start < at - 2 && at + 2 < start + width
    })
    expect(covering).toHaveLength(1)
  },
)

it('writes numbers that no office has in the order of their digits, also from right to left', () => {
  const { contact } = site
  onTestFinished(() => void Object.assign(site, { contact }))
  Object.assign(site, { contact: { ...contact, phone: '+91 1', whatsapp: '+91 2' } })
  render(<ContactWays />)
  for (const number of ['+91 1', '+91 2']) expect(screen.getByText(number).dir).toBe('ltr')
})

it('offers an urgent number, a booking service and the way to an office, if the owner has them', () => {
  const { contact, offices } = site
  onTestFinished(() => void Object.assign(site, { contact, offices }))
  const urgent = { label: 'Emergency', phone: '+91 3' }
  const [booking, map] = ['https://booking.example/', 'https://maps.example/']
  Object.assign(site, {
    contact: { ...contact, urgent, booking },
    offices: offices.map((office, index) => (index === 0 ? { ...office, map } : office)),
  })
  render(<ContactPage />, { path: '/contact' })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Emergency +91 3')).toBe('tel:+913')
  expect(hrefOf(`${frameWords.book} ${controlsWords.outside}`)).toBe(booking)
  expect(hrefOf(`${officesWords.directions} ${controlsWords.outside}`)).toBe(map)
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
  const states = () =>
    Array.from(document.querySelectorAll('[data-open].label'), ({ textContent }) => textContent)
  const morning = states()
  // India closes, and Edison opens.
  vi.setSystemTime('2026-11-20T14:12:30Z')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(states()).not.toEqual(morning)
  expect(states()).toContain(officesWords.open)
})

it('does not say that an office by appointment is closed, and draws no line of the day without hours', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:12:30Z') })
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const [india, usa] = offices
  if (!india || !usa) throw new Error('The sample has two offices.')
  const byAppointment = { hours: [], hoursInWords: [] }
  const drawn = () => {
    const texts = Array.from(document.querySelectorAll('svg text'), ({ textContent }) => textContent)
    return offices.map(({ title }) => title).filter((title) => texts.includes(title))
  }
  const states = () => document.querySelectorAll('section p[data-live].label')
  Object.assign(site, { offices: [{ ...india, ...byAppointment }, usa] })
  const page = render(<ContactPage />, { path: '/contact' })
  expect(screen.getAllByRole('time')).toHaveLength(2)
  expect(states()).toHaveLength(1)
  expect(drawn()).toEqual([usa.title])
  page.unmount()
  Object.assign(site, { offices: [{ ...india, ...byAppointment }] })
  render(<ContactPage />, { path: '/contact' })
  expect(screen.getByRole('region', { name: india.title })).toBeTruthy()
  expect(states()).toHaveLength(0)
  expect(drawn()).toEqual([])
})

it('tells a visitor in another time zone on 25 December that an office is closed, why, and until when', () => {
  // Still 24 December in Edison, already 25 December in Prayagraj.
  vi.useFakeTimers({ now: new Date('2026-12-24T20:00:00Z') })
  const [india, usa] = site.offices
  onTestFinished(() => void Object.assign(site, { offices: [india, usa] }))
  const closed = [{ from: '12-25', to: '12-25', reason: 'Christmas Day' }]
  Object.assign(site, {
    offices: [
      { ...india, closed },
      { ...usa, closed },
    ],
  })
  render(<ContactPage />, { path: '/contact' })
  const [reason, time] = ['Christmas Day', '9:30']
  const said = Array.from(document.querySelectorAll('p[data-live], [data-live] p'), (one) => one.textContent)
  expect(said).toContain(officesWords.closedForUntil({ reason, day: 'Sat', time }))
  expect(said).toContain(officesWords.open)
  expect(said).toContain(officesWords.closedOn({ reason, day: '25 Dec 2026' }))
})

it('names the date on which an office opens again on the same day of the next week', () => {
  vi.useFakeTimers({ now: new Date('2026-12-25T06:00:00Z') })
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const reason = 'Holidays'
  Object.assign(site, { offices: [{ ...offices[0], closed: [{ from: '12-25', to: '12-31', reason }] }] })
  render(<ContactPage />, { path: '/contact' })
  const said = officesWords.closedForUntil({ reason, day: '1 Jan 2027', time: '9:30' })
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === said),
  ).toBeDefined()
})

it('days and times of a sentence stay on one line, whatever the width', () => {
  vi.useFakeTimers({ now: new Date('2026-12-20T20:00:00Z') })
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const closed = [{ from: '12-24', to: '12-31', reason: 'Holidays' }]
  Object.assign(site, { offices: [{ ...offices[0], closed }] })
  render(<ContactPage />, { path: '/contact' })
  for (const day of ['24 Dec 2026', '31 Dec 2026']) expect(screen.getByText(day).className).toBe('one-line')
})

it.each([
  ['a single office', 'its own', 1, 0],
  ['a single office', 'another', 1, 1],
  ['each of two offices', "one's", 2, 2],
])('%s, for a visitor in %s time zone: of %d, %d show the local time', (_, zone, count, shown) => {
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const other = own === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu'
  const [first, ...others] = offices.slice(0, count)
  Object.assign(site, { offices: [{ ...first, timeZone: zone === 'another' ? other : own }, ...others] })
  vi.useFakeTimers({ now: new Date('2026-11-20T06:12:30Z') })
  render(<ContactPage />, { path: '/contact' })
  expect(screen.queryAllByRole('time')).toHaveLength(shown)
  expect(screen.queryAllByText(officesWords.localTime)).toHaveLength(shown)
})
