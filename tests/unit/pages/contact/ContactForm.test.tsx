import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { fieldsWords } from 'virtual:words/fields'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AuthState } from '@/auth/useAuth'
import { createQueryClient } from '@/data/queryClient'
import { serviceName } from '@/data/services'
import type { UserRecord } from '@/data/users'
import * as users from '@/data/users'
import type { PageState } from '@/hooks/usePageState'
import { ContactForm } from '@/pages/contact/ContactForm'
import { phonesDiffer } from '@/pages/contact/contactSchema'
import { contactAbout } from '@/paths'
import { describing, fill, honeypot, member, memberUser, OwnToasts, render, unknown } from '../../../render'
import { offline, stored, stubWrites } from '../../../stubFirestore'

/** How the sentence begins, before its links. */
const [NOT_SENT = ''] = contactWords.notSent({ email: '', phone: '' }).split('.')
const askAbout = (subject: string) => `${contactWords.askAbout({ subject })}\n\n`

const labels = {
  name: contactWords.name,
  email: contactWords.email,
  country: `${contactWords.country} ${fieldsWords.optional}`,
  phone: contactWords.phone,
  confirmPhone: contactWords.confirmPhone,
  msg: contactWords.message,
}
type Name = keyof typeof labels
type Values = Partial<Record<Name, string>>

const message = { name: 'Asha', email: 'asha@example.com', phone: '98400 12345', msg: 'One set, please.' }
const empty = { name: '', email: '', phone: '', msg: '', country: '', confirmPhone: '' }

let writes: ReturnType<typeof stubWrites>
/** Kept between visits of the page, as on the site. */
let client: ReturnType<typeof createQueryClient>

beforeEach(() => {
  writes = stubWrites()
  client = createQueryClient()
})

const open = (path: InitialEntry = '/contact') =>
  render(
    <>
      <ContactForm />
      <OwnToasts />
    </>,
    { path, client },
  )
type User = ReturnType<typeof open>['user']

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(labels[name])
const isSend = (name: string) => [contactWords.submit, contactWords.sending].includes(name)
const button = () => screen.getByRole('button', { name: isSend })
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
    ['name', contactWords.nameRequired],
    ['email', contactWords.emailRequired],
    ['phone', contactWords.phoneRequired],
    ['msg', contactWords.messageRequired],
  ] as const)
    expect(describing(field(name))).toBe(error)
  expect(document.activeElement).toBe(field('name'))
  expect(screen.getByText(contactWords.wrongFields({ count: 4 }))).toBeTruthy()

  await user.type(field('name'), 'Asha')
  expect(field('name').hasAttribute('aria-invalid')).toBe(false)
  expect(writes).not.toHaveBeenCalled()
})

test.each<[Values, Name, string]>([
  [{ msg: 'x'.repeat(5002) }, 'msg', contactWords.tooLong({ max: 5000, count: 5002 })],
  [{ phone: '1'.repeat(37), country: 'India +91' }, 'phone', contactWords.tooLong({ max: 40, count: 41 })],
])('a message that is too long is neither cut nor sent: %#', async (change, name, error) => {
  const { user } = open()
  await fillIn(user, { ...message, ...change })
  await press(user)
  expect(describing(field(name))).toBe(error)
  expect(field(name).value).toBe(change[name])
  expect(writes).not.toHaveBeenCalled()
})

test.each<[Values, Partial<typeof message>]>([
  [{ name: ' Asha ', msg: '\ud83e Hello 🧾 \udffe\n' }, { msg: '\ufffd Hello 🧾 \ufffd' }],
  [{ email: 'asha' }, { email: 'asha' }],
  [{ email: 'as\u202eha@example.com\u200b' }, { email: 'asha@example.com' }],
  [{ email: 'İｓｈａ＠example.com' }, { email: 'Isha@example.com' }],
  [{ country: 'Japan +81', phone: '０９０ー１２３４−５' }, { phone: '+81 90-1234-5' }],
  [{ country: 'Egypt +20', phone: '٠١٠ ١٢٣٤' }, { phone: '+20 10 1234' }],
  [{ country: 'India +91' }, { phone: '+91 98400 12345' }],
  [{ country: 'Nigeria +234', phone: '0803 1' }, { phone: '+234 803 1' }],
  [{ country: 'India +91', phone: ' +44 20' }, { phone: '+44 20' }],
  // Control characters, but not the joiner of an emoji.
  [
    { name: '\tAsha\0', phone: '98400 \u008512345', msg: 'a\tb\nc\0 👩\u200d🌾\vd' },
    { msg: 'a\tb\nc 👩\u200d🌾\nd' },
  ],
  [{ country: 'India +91', phone: '(+91) 98400 12345' }, { phone: '(+91) 98400 12345' }],
  [{ country: 'United Kingdom +44', phone: '(020) 7946 0958' }, { phone: '+44 (20) 7946 0958' }],
  [{ country: 'United Kingdom +44', phone: '(0)20 7946 0958' }, { phone: '+44 (0)20 7946 0958' }],
  [{ country: 'India +91', phone: '\u202a+91 98400\u202c' }, { phone: '+91 98400' }],
  [{ country: 'India +91', phone: '0091 98400' }, { phone: '+91 98400' }],
  [{ country: 'India +91', phone: '91-98400-12345' }, { phone: '+91-98400-12345' }],
  [{ country: 'India +91', phone: '91984 00123' }, { phone: '+91 91984 00123' }],
  [{ country: 'India +91', phone: '9184001234 / 9876501234' }, { phone: '+91 9184001234 / 9876501234' }],
  [{ country: 'United States +1', phone: '1 (732) 555-0101' }, { phone: '+1 (732) 555-0101' }],
  [{ country: 'Italy +39', phone: '06 1234' }, { phone: '+39 06 1234' }],
  [{ country: 'Côte d’Ivoire +225', phone: '07 12' }, { phone: '+225 07 12' }],
])('what is typed as %j is stored as %j', async (typed, expected) => {
  const { user } = open()
  await fillIn(user, { ...message, ...typed })
  await press(user)
  expect(await screen.findByText(contactWords.success)).toBeTruthy()
  expect(storedMessage()).toEqual(['contactMsg/Asha', { ...message, ...expected }])
  expectValues(empty)
})

test('a different confirm phone is a hint that is announced, and no error: it does not keep the message from being sent', async () => {
  const mismatch = contactWords.phoneMismatch
  const { user } = open()
  await fillIn(user, { ...message, msg: ' ', confirmPhone: '98400 54321' })
  // A hint that appeared under the press would move the button away, and the press would be lost.
  await user.pointer({ keys: '[MouseLeft>]', target: button() })
  expect(describing(field('confirmPhone'))).toBe('')
  await user.click(field('confirmPhone'))
  await user.tab()
  expect(describing(field('confirmPhone'))).toBe(mismatch)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(mismatch)
  await press(user)
  expect(field('confirmPhone').getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(field('msg'))

  await fill(user, field('msg'), message.msg)
  await press(user)
  expect((await screen.findByText(contactWords.sent, { exact: false })).textContent).toContain(mismatch)
  expectValues(empty)
  expect(storedMessage()).toEqual(['contactMsg/Asha', message])
})

test.each([
  ['\u202a98400 12345\u202c', ' 98400 12345'],
  ['+91 98400 12345', '98400-12345'],
  ['+91 98400 12345', '+919840012345'],
  ['098400 12345', '98400 12345'],
  ['０９８４００ー１２३४५', '98400 12345'],
])('%j and %j are the same phone number', (phone, confirmPhone) => {
  expect(phonesDiffer({ phone, confirmPhone, country: 'IN' })).toBe(false)
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
  await act(() => vi.waitFor(() => expectValues(empty), { interval: 10, timeout: 20_000 }))
  await pass(5000)

  const respond = holdResponse()
  fillAtOnce()
  act(() => {
    button().click()
    button().click()
  })
  await pass(1)
  expect(writes).toHaveBeenCalledTimes(2)
  expect(button().textContent).toBe(contactWords.sending)
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

test('a press after success names nothing and leaves the thanks, until 5000 ms have passed or something is typed', async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const type = (name: Name, value: string) => fireEvent.input(field(name), { target: { value } })
  const thanks = () => screen.queryByText(contactWords.sent)
  const alert = (count: number) => screen.queryByText(contactWords.wrongFields({ count }))
  async function send() {
    for (const [name, value] of entries(message)) type(name, value)
    const respond = holdResponse()
    fireEvent.click(button())
    await act(() => vi.waitFor(() => expect(writes).toHaveBeenCalled(), { interval: 10, timeout: 20_000 }))
    // Longer than the pause after the press.
    await pass(6000)
    await respond()
    await pass(1)
    expectValues(empty)
  }
  open()
  await send()
  for (const ms of [100, 1400, 3480]) {
    await pass(ms)
    fireEvent.click(button())
    await pass(1)
    expect(alert(4), `after ${ms} ms`).toBeNull()
    expect(thanks(), `after ${ms} ms`).toBeTruthy()
  }
  await pass(20)
  fireEvent.click(button())
  await pass(1)
  expect(alert(4)).toBeTruthy()

  writes.mockClear()
  await send()
  type('name', 'Asha')
  fireEvent.click(button())
  await pass(1)
  expect(alert(3)).toBeTruthy()
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
  expect(button().textContent).toBe(contactWords.sending)
  expectValues(message)
  await respond()
  await expectSent()
  expect(writes).toHaveBeenCalledOnce()
})

test('a message that failed is still there and keeps its key; the same text later and an edited text are new messages', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  async function visit(typed: Values) {
    const { user, unmount } = open()
    await fillIn(user, typed)
    await press(user)
    return unmount
  }
  const notSent = () => screen.findByText(NOT_SENT, { exact: false })
  writes.mockImplementationOnce(offline).mockImplementationOnce(async () => stored())
  const leave = await visit(message)
  expect(await screen.findByText(contactWords.failure)).toBeTruthy()
  expect(await notSent()).toBeTruthy()
  expect(log).toHaveBeenCalledOnce()
  expectValues(message)
  leave()

  const again = open()
  // As after a reload, which a missing file of the site causes.
  expect(await notSent()).toBeTruthy()
  await press(again.user)
  await expectSent()
  expect(screen.queryByText(NOT_SENT, { exact: false })).toBeNull()
  expect(storedMessage(1)[1]).toEqual(message)
  again.unmount()

  writes.mockImplementationOnce(offline)
  const leaveFailed = await visit(message)
  await notSent()
  leaveFailed()
  await visit({ msg: ' Soon.' })
  await expectSent()
  const [failed, repeated, another, edited] = writes.mock.calls.map(([path]) => path)
  expect(repeated).toBe(failed)
  expect(new Set([failed, another, edited]).size).toBe(3)
})

test('a program that fills in the honeypot sees success, and nothing is sent', async () => {
  const { user } = open()
  await fillIn(user, message)
  honeypot().value = 'https://spam.example'
  await press(user)
  expect(await screen.findByText(contactWords.sent)).toBeTruthy()
  expectValues(empty)
  expect(writes).not.toHaveBeenCalled()
  // The next attempt has another result.
  await user.type(field('name'), 'Asha{Enter}')
  expect(await screen.findByText(contactWords.wrongFields({ count: 3 }))).toBeTruthy()
  expect(screen.queryByText(contactWords.sent)).toBeNull()
})

const own = { name: 'Asha Menon', email: memberUser.email, phone: '98400 12345', confirmPhone: '98400 12345' }
const draft = () => sessionStorage.getItem('contact-draft')

function openAs(auth: AuthState, recorded: UserRecord | null = own) {
  localStorage.setItem('member', memberUser.uid)
  vi.spyOn(users, 'readUser').mockResolvedValue(recorded)
  return render(<ContactForm />, { path: contactAbout(services[0]?.slug ?? ''), client, auth })
}

test('a signed-in visitor finds what the account says, which is no draft, and not again after success', async () => {
  const first = openAs(unknown)
  expectValues({ name: '', email: '' })
  first.answer(member)
  await waitFor(() => expectValues(own))
  expect(draft()).toBeNull()
  first.unmount()

  const { user } = openAs(member)
  await waitFor(() => expectValues(own))
  await user.clear(field('name'))
  await fill(user, field('name'), 'Ravi')
  expect(JSON.parse(draft() ?? '{}').values).toEqual({ name: 'Ravi' })
  await press(user)
  await waitFor(() => expectValues(empty))
  expect(storedMessage()[1]).toMatchObject({ name: 'Ravi', email: own.email, phone: own.phone })
  expect(screen.getByText(contactWords.sent).textContent).toBe(contactWords.sent)
  await fill(user, field('msg'), 'Another.')
  expectValues({ ...empty, msg: 'Another.' })
})

test('what was typed before the account was known stays, and no field changes under the cursor', async () => {
  const { user, answer } = openAs(unknown)
  await fill(user, field('phone'), '1')
  await user.click(field('name'))
  answer(member)
  await waitFor(() => expectValues({ email: own.email }))
  expectValues({ name: '', email: own.email, phone: '1', confirmPhone: '' })
  expect(JSON.parse(draft() ?? '{}').values).toMatchObject({ phone: '1' })
})

test('what a browser has restored of an account after a reload is no draft', async () => {
  const { answer } = openAs(unknown)
  for (const [name, value] of entries(own)) field(name).value = value
  answer(member)
  await waitFor(() => expect(users.readUser).toHaveBeenCalled())
  await waitFor(() => expect(draft()).toBeNull())
  expectValues(own)
})

test('an account without a record, or one that cannot be read, still gives name and address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { unmount } = openAs(member, null)
  await waitFor(() => expectValues({ name: memberUser.name, email: own.email, phone: '' }))
  unmount()
  client = createQueryClient()
  const { answer } = openAs(unknown)
  vi.mocked(users.readUser).mockRejectedValue(new Error('offline'))
  answer(member)
  await waitFor(() => expectValues({ name: memberUser.name, email: own.email, phone: '' }))
})

const [service, otherService] = services
/** The second is no longer offered. */
const askedPlans = ['Site Care Plus', 'Site Care']
const currency = site.priceCurrencies[1] ?? ''
if (!service || !otherService) throw new Error('The tests need two services')

test.each([
  ['a service', contactAbout(service.slug), serviceName(service)],
  [
    'the plans of the bag',
    { pathname: '/contact', state: { askedPlans } satisfies PageState },
    contactWords.plansInCurrency({ plans: askedPlans, currency }),
  ],
])('%s prefills the message, and never replaces a draft', async (_, from, named) => {
  document.documentElement.dataset.currency = '1'
  const first = open(from)
  expectValues({ ...empty, msg: askAbout(named) })
  await fill(first.user, field('name'), 'Asha')
  first.unmount()
  // An untouched prefill is not a draft.
  const second = open(contactAbout(otherService.slug))
  expectValues({ ...empty, name: 'Asha', msg: askAbout(serviceName(otherService)) })
  await second.user.clear(field('msg'))
  await fill(second.user, field('msg'), 'We have met in June.')
  second.unmount()

  const { user } = open(from)
  expectValues({ ...empty, name: 'Asha', msg: 'We have met in June.' })
  const add = screen.getByRole('button', { name: contactWords.addToMessage({ subject: named }) })
  await user.click(add)
  expectValues({ name: 'Asha', msg: `We have met in June.\n\n${askAbout(named)}` })
  expect(add.isConnected).toBe(false)
  expect(document.activeElement).toBe(field('msg'))
})

test.each(['asha', null])('a draft of another user is none, and one of a guest goes on: %s', (user) => {
  localStorage.setItem('member', 'ravi')
  sessionStorage.setItem('contact-draft', JSON.stringify({ values: { name: 'Asha' }, attempt: null, user }))
  open()
  expectValues(user ? empty : { ...empty, name: 'Asha' })
})
