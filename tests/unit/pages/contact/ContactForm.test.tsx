import { services } from 'virtual:content/services'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addToMessage, askAbout, contactForm } from '@/content/forms'
import { serviceName } from '@/content/serviceCopy'
import { createQueryClient } from '@/data/queryClient'
import { ContactForm } from '@/pages/contact/ContactForm'
import { describing, fill, honeypot, OwnToasts, render } from '../../../render'
import { offline, stored, stubWrites } from '../../../stubFirestore'

const labels = {
  name: 'Name',
  email: 'Email',
  country: 'Country (optional)',
  phone: 'Phone',
  confirmPhone: 'Confirm phone',
  msg: 'Message',
}
type Name = keyof typeof labels
type Values = Partial<Record<Name, string>>

const message = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98400 12345',
  msg: 'One set of books, please.',
}
const empty = { name: '', email: '', phone: '', msg: '', country: '', confirmPhone: '' }

let writes: ReturnType<typeof stubWrites>
/** Kept between visits of the page, as on the site. */
let client: ReturnType<typeof createQueryClient>

beforeEach(() => {
  writes = stubWrites()
  client = createQueryClient()
})

const open = (path = '/contact') =>
  render(
    <>
      <ContactForm />
      <OwnToasts />
    </>,
    { path, client },
  )
type User = ReturnType<typeof open>['user']

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(labels[name])
const button = () => screen.getByRole('button', { name: /^Send/ })
const press = (user: User) => user.click(button())
const entries = (values: Values) => Object.entries(values) as [Name, string][]

async function fillIn(user: User, values: Values) {
  for (const [name, text] of entries(values)) {
    if (name === 'country') await user.selectOptions(field(name), text)
    else await fill(user, field(name), text)
  }
}

function expectValues(values: Values) {
  for (const [name, text] of entries(values)) expect(field(name).value, name).toBe(text)
}

const expectSent = () => waitFor(() => expectValues(empty))

/** The stored message: its key's beginning and its fields. */
function storedMessage(call = 0) {
  const [path = '', fields = {}] = writes.mock.calls[call] ?? []
  const texts = Object.entries(fields).map(([name, { stringValue }]) => [name, stringValue])
  return [path.replace(/~[A-Za-z0-9]{20}$/, ''), Object.fromEntries(texts)]
}

/** The response arrives when it is called. */
function holdResponse() {
  let respond = () => {}
  writes.mockReturnValueOnce(new Promise<Response>((resolve) => (respond = () => resolve(stored()))))
  return () => act(async () => respond())
}

test('every missing field is named, and the first one gets the focus', async () => {
  const { user } = open()
  await press(user)
  for (const [name, error] of [
    ['name', 'Name is required !!'],
    ['email', 'Email is required !!'],
    ['phone', 'Phone no. is required !!'],
    ['msg', 'Message is required !!'],
  ] as const)
    expect(describing(field(name))).toBe(error)
  expect(document.activeElement).toBe(field('name'))
  expect(screen.getByText('4 fields need your attention')).toBeTruthy()

  await user.type(field('name'), 'Asha')
  expect(field('name').hasAttribute('aria-invalid')).toBe(false)
  await user.type(field('email'), '   ')
  await press(user)
  expect(document.activeElement).toBe(field('email'))
  expect(writes).not.toHaveBeenCalled()
})

test.each<[Values, Name, string]>([
  [{ msg: 'x'.repeat(5002) }, 'msg', 'Use at most 5,000 characters: there are 5,002.'],
  [{ phone: '1'.repeat(37), country: 'India +91' }, 'phone', 'Use at most 40 characters: there are 41.'],
  [
    { email: 'as\u202eha@example.com' },
    'email',
    'This address contains invisible characters. Delete it and type it again.',
  ],
])('a message that is too long or disguised is neither cut nor sent: %#', async (change, name, error) => {
  const { user } = open()
  await fillIn(user, { ...message, ...change })
  await press(user)
  expect(describing(field(name))).toBe(error)
  expect(field(name).value).toBe(change[name])
  expect(writes).not.toHaveBeenCalled()
})

test.each<[Values, Partial<typeof message>]>([
  [{}, {}],
  [
    { name: ' Asha ', msg: '\ud83e Hello 🧾 \udffe\n' },
    { name: 'Asha', msg: '\ufffd Hello 🧾 \ufffd' },
  ],
  [{ email: 'asha' }, { email: 'asha' }],
  [{ country: 'India +91' }, { phone: '+91 98400 12345' }],
  [{ country: 'Nigeria +234', phone: '00803 1' }, { phone: '+234 803 1' }],
  [{ country: 'India +91', phone: ' +44 20' }, { phone: '+44 20' }],
  [{ phone: '098400' }, { phone: '098400' }],
])('what is typed as %j is stored as %j', async (typed, expected) => {
  const { user } = open()
  await fillIn(user, { ...message, ...typed })
  await press(user)
  expect(await screen.findByText('We will be in touch soon')).toBeTruthy()
  expect(storedMessage()).toEqual(['contactMsg/Asha', { ...message, ...expected }])
  expectValues(empty)
})

describe('a different confirm phone', () => {
  const different = { ...message, confirmPhone: '98400 54321' }
  const mismatch = 'Phone No is not matching !!'

  test('shows and announces an error, which stays after the message was sent', async () => {
    const respond = holdResponse()
    const { user } = open()
    await fillIn(user, different)
    await user.tab()
    expect(describing(field('confirmPhone'))).toBe(mismatch)
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(mismatch)
    await press(user)
    expect(describing(field('confirmPhone'))).toBe(mismatch)
    await respond()
    expect((await screen.findByText(contactForm.sent, { exact: false })).textContent).toContain(mismatch)
    expectValues(empty)
    expect(storedMessage()).toEqual(['contactMsg/Asha', message])
  })

  test('counts among the wrong fields, of which the first gets the focus', async () => {
    const { user } = open()
    await fillIn(user, { ...different, msg: ' ' })
    await press(user)
    expect(screen.getByText('2 fields need your attention')).toBeTruthy()
    expect(document.activeElement).toBe(field('confirmPhone'))
  })
})

test('a message is sent at once and only once, and further presses are ignored for 5000 ms', async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const fillAtOnce = () => {
    for (const [name, value] of entries(message)) fireEvent.input(field(name), { target: { value } })
  }
  open()
  fillAtOnce()
  fireEvent.click(button())
  // The first message also loads the code.
  await act(() => vi.waitFor(() => expectValues(empty), { interval: 10, timeout: 10_000 }))
  await pass(5000)

  const respond = holdResponse()
  fillAtOnce()
  act(() => {
    button().click()
    button().click()
  })
  await pass(1)
  expect(writes).toHaveBeenCalledTimes(2)
  expect(button().textContent).toBe('Sending ...')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  await respond()
  await pass(1)
  expectValues(empty)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

  fillAtOnce()
  await pass(4980)
  fireEvent.click(button())
  await pass(1)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(writes).toHaveBeenCalledTimes(2)
  await pass(20)
  fireEvent.click(button())
  await pass(1)
  expect(writes).toHaveBeenCalledTimes(3)
})

test('what is typed while a message is being sent is kept', async () => {
  const respond = holdResponse()
  const { user } = open()
  await fillIn(user, message)
  await press(user)
  await user.type(field('msg'), ' And another.')
  await respond()
  await waitFor(() => expectValues({ ...empty, msg: `${message.msg} And another.` }))
})

test('after a visit to another page, the message being sent is shown until it has arrived', async () => {
  const respond = holdResponse()
  const { user, unmount } = open()
  await fillIn(user, message)
  await press(user)
  await waitFor(() => expect(writes).toHaveBeenCalled())
  unmount()
  open()
  expect(button().textContent).toBe('Sending ...')
  expectValues(message)
  await respond()
  await expectSent()
  expect(writes).toHaveBeenCalledOnce()
})

test('a message that failed is still there the next time and keeps its key, and the same text again is a new message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writes.mockImplementationOnce(offline)
  const first = open()
  await fillIn(first.user, message)
  await press(first.user)
  expect(await screen.findByText('Something went wrong!! Our Try again later')).toBeTruthy()
  expect(screen.getByText(contactForm.notSent, { exact: false })).toBeTruthy()
  expect(log).toHaveBeenCalledOnce()
  expectValues(message)
  first.unmount()

  const second = open()
  expectValues(message)
  // As after a reload, which a missing file of the site causes.
  expect(screen.getByText(contactForm.notSent, { exact: false })).toBeTruthy()
  await press(second.user)
  await expectSent()
  expect(screen.queryByText(contactForm.notSent, { exact: false })).toBeNull()
  second.unmount()

  const third = open()
  await fillIn(third.user, message)
  await press(third.user)
  await expectSent()
  const [failed, repeated, another] = writes.mock.calls.map(([path]) => path)
  expect(repeated).toBe(failed)
  expect(another).not.toBe(failed)
})

test('edited text is a new message, also after a failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  writes.mockImplementationOnce(offline)
  const { user, unmount } = open()
  await fillIn(user, message)
  await press(user)
  await screen.findByText(contactForm.notSent, { exact: false })
  unmount()
  const again = open()
  await again.user.type(field('msg'), ' Soon.')
  await press(again.user)
  await expectSent()
  const [failed, edited] = writes.mock.calls.map(([path]) => path)
  expect(edited).not.toBe(failed)
})

test('a program that fills in the honeypot sees success, and nothing is sent', async () => {
  const { user } = open()
  await fillIn(user, message)
  honeypot().value = 'https://spam.example'
  await press(user)
  expect(await screen.findByText(contactForm.sent)).toBeTruthy()
  expectValues(empty)
  expect(writes).not.toHaveBeenCalled()
})

test('the service that the visitor comes from prefills the message, and never replaces a draft', async () => {
  const [service, other] = services
  if (!service || !other) throw new Error('There are no services')
  const from = ({ slug }: typeof service) => open(`/contact?service=${slug}`)
  const first = from(service)
  expectValues({ ...empty, msg: askAbout(serviceName(service)) })
  await fill(first.user, field('name'), 'Asha')
  first.unmount()
  // An untouched prefill is not a draft.
  const second = from(other)
  expectValues({ ...empty, name: 'Asha', msg: askAbout(serviceName(other)) })

  await second.user.clear(field('msg'))
  await second.user.type(field('msg'), 'We have met in June.')
  second.unmount()
  const { user } = from(service)
  expectValues({ ...empty, name: 'Asha', msg: 'We have met in June.' })
  const add = screen.getByRole('button', { name: addToMessage(serviceName(service)) })
  await user.click(add)
  expectValues({ name: 'Asha', msg: `We have met in June.\n\n${askAbout(serviceName(service))}` })
  expect(add.isConnected).toBe(false)
})

test.each(['null', '7', '{', '{"values":7}', '{"values":{"name":7},"attempt":[]}'])(
  'a draft that was tampered with (%s) is none',
  (kept) => {
    sessionStorage.setItem('contact-draft', kept)
    open()
    expectValues(empty)
  },
)
