import { services } from 'virtual:content/services'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as sendForm from '@/components/form/guestForm'
import { addToMessage, askAbout, contactForm, fieldCopy } from '@/content/forms'
import { MESSAGE_MAX_CHARACTERS } from '@/content/limits'
import { contactMessages, countWrongFields, tooLong } from '@/content/messages'
import { serviceName } from '@/content/serviceCopy'
import { createQueryClient } from '@/data/queryClient'
import { ContactForm } from '@/pages/contact/ContactForm'
import { fill, render } from '../../../render'

type Message = { name: string; email: string; phone: string; msg: string; confirmPhone?: string }

const message: Message = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '98400 12345',
  msg: 'One set of books, please.',
}
const empty: Message = { name: '', email: '', phone: '', msg: '', confirmPhone: '' }
const labels = {
  ...contactForm,
  msg: contactForm.message,
}

const sendMessage = vi.fn()

beforeEach(() => {
  sendMessage.mockReset().mockResolvedValue(undefined)
  vi.spyOn(sendForm, 'prepareForms').mockResolvedValue()
  const module = { sendMessage } as unknown as Parameters<Parameters<typeof sendForm.sendForm>[0]>[0]
  vi.spyOn(sendForm, 'sendForm').mockImplementation((send) => send(module))
})

const client = createQueryClient()

const open = (path = '/contact') => render(<ContactForm />, { path, client })

type User = ReturnType<typeof open>['user']
type Name = keyof typeof empty

const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(labels[name])
const button = () => screen.getByRole('button', { name: /^Send/ })
const describing = (name: Name) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')
const namesOf = (values: Message) => Object.keys(values) as Name[]
const trap = () => document.querySelector<HTMLInputElement>('[name=reference]') ?? expect.fail('no honeypot')

async function fillIn(user: User, values: Message) {
  for (const name of namesOf(values)) await fill(user, field(name), values[name] ?? '')
}

function expectValues(values: Message) {
  for (const name of namesOf(values)) expect(field(name).value, name).toBe(values[name])
}

/** Lets the message wait for its response. */
function holdResponse() {
  let respond = () => {}
  sendMessage.mockReturnValueOnce(new Promise<void>((resolve) => (respond = resolve)))
  return () => act(async () => respond())
}

test('every missing field is named, and the first one gets the focus', async () => {
  const { user } = open()
  await user.click(button())
  for (const [name, error] of [
    ['name', 'Name is required !!'],
    ['email', 'Email is required !!'],
    ['phone', 'Phone no. is required !!'],
    ['msg', 'Message is required !!'],
  ] as const) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    expect(describing(name)?.textContent).toBe(error)
  }
  expect(document.activeElement).toBe(field('name'))
  expect(screen.getByRole('alert').textContent).toBe(countWrongFields(4))

  await user.type(field('name'), 'Asha')
  expect(field('name').hasAttribute('aria-invalid')).toBe(false)
  await user.type(field('email'), '   ')
  await user.click(button())
  expect(document.activeElement).toBe(field('email'))
  expect(screen.getByRole('alert').textContent).toBe(countWrongFields(3))
  expect(sendMessage).not.toHaveBeenCalled()
})

test('a message that is too long is not cut', async () => {
  const long = { ...message, msg: 'x'.repeat(MESSAGE_MAX_CHARACTERS + 2) }
  const { user } = open()
  await fillIn(user, long)
  await user.click(button())
  expect(describing('msg')?.textContent).toBe(tooLong(MESSAGE_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS + 2))
  expectValues(long)
})

describe('a different confirm phone', () => {
  const different = { ...message, confirmPhone: '98400 54321' }

  test('shows and announces an error, which stays after the message was sent', async () => {
    const respond = holdResponse()
    const { user } = open()
    await fillIn(user, different)
    await user.tab()
    const isMismatch = ({ textContent }: Element) => textContent === contactMessages.phoneMismatch
    expect(describing('confirmPhone')).toSatisfy(isMismatch)
    expect(screen.getAllByRole('status').some(isMismatch)).toBe(true)
    await user.click(button())
    expect(describing('confirmPhone')).toSatisfy(isMismatch)
    await respond()
    expect((await screen.findByText(contactForm.sent, { exact: false })).textContent).toContain(
      contactMessages.phoneMismatch,
    )
    expectValues(empty)
    expect(field('confirmPhone').hasAttribute('aria-invalid')).toBe(false)
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(message, expect.any(String))
  })

  test('counts among the wrong fields, of which the first gets the focus', async () => {
    const { user } = open()
    await fillIn(user, { ...different, msg: ' ' })
    await user.click(button())
    expect(screen.getByRole('alert').textContent).toBe(countWrongFields(2))
    expect(document.activeElement).toBe(field('confirmPhone'))
    expect(describing('confirmPhone')?.textContent).toBe(contactMessages.phoneMismatch)
  })
})

test('a message is sent at once and only once, and further presses are ignored for 5000 ms', async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const fillAtOnce = () => {
    for (const name of namesOf(message)) fireEvent.input(field(name), { target: { value: message[name] } })
  }
  const respond = holdResponse()
  open()
  fillAtOnce()
  act(() => {
    button().click()
    button().click()
  })
  await pass(1)
  expect(sendMessage).toHaveBeenCalledOnce()
  expect(button().textContent).toBe(contactMessages.sending)
  const leave = new Event('beforeunload', { cancelable: true })
  expect(window.dispatchEvent(leave)).toBe(false)
  await respond()
  await pass(1)
  expectValues(empty)
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)

  fillAtOnce()
  await pass(4990)
  fireEvent.click(button())
  await pass(1)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(sendMessage).toHaveBeenCalledOnce()
  await pass(10)
  fireEvent.click(button())
  await pass(1)
  expect(sendMessage).toHaveBeenCalledTimes(2)
})

test('the dialing code of the country is put before the phone, and the country is cleared with the message', async () => {
  const { user } = open()
  await fillIn(user, message)
  const country = screen.getByRole('combobox', { name: `${contactForm.country} ${fieldCopy.optional}` })
  await user.selectOptions(country, 'India +91')
  await user.click(button())
  await waitFor(() => expectValues(empty))
  expect(sendMessage.mock.calls[0]?.[0]).toEqual({ ...message, phone: `+91 ${message.phone}` })
  expect(country.isConnected ? country : screen.getByRole('combobox')).toHaveProperty('value', '')
})

test('what is typed while a message is being sent is kept', async () => {
  const respond = holdResponse()
  const { user } = open()
  await fillIn(user, message)
  await user.click(button())
  await user.type(field('msg'), ' And another.')
  await respond()
  await waitFor(() => expectValues({ ...empty, msg: `${message.msg} And another.` }))
})

test('after a visit to another page, the message being sent is shown until it has arrived', async () => {
  const respond = holdResponse()
  const { user, unmount } = open()
  await fillIn(user, message)
  await user.click(button())
  unmount()
  open()
  expect(button().textContent).toBe(contactMessages.sending)
  expectValues(message)
  await respond()
  await waitFor(() => expectValues(empty))
  expect(sendMessage).toHaveBeenCalledOnce()
})

test('a message that failed is still there the next time and keeps its key, and the same text again is a new message', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  sendMessage.mockRejectedValueOnce(new Error('offline'))
  const { user, unmount } = open()
  await fillIn(user, message)
  await user.click(button())
  expect(await screen.findByText(contactForm.notSent, { exact: false })).toBeTruthy()
  expect(log).toHaveBeenCalledExactlyOnceWith('Could not send the form', new Error('offline'))
  expectValues(message)
  unmount()

  const again = open()
  expectValues(message)
  await again.user.click(button())
  await waitFor(() => expectValues(empty))
  again.unmount()

  const third = open()
  await fillIn(third.user, message)
  await third.user.click(button())
  await waitFor(() => expectValues(empty))
  const [first, second, last] = sendMessage.mock.calls.map(([, random]) => random)
  expect(second).toBe(first)
  expect(last).not.toBe(first)
})

test('a program that fills in the honeypot sees success, and nothing is sent', async () => {
  const { user } = open()
  await fillIn(user, message)
  trap().value = 'https://spam.example'
  await user.click(button())
  expect(await screen.findByText(contactForm.sent)).toBeTruthy()
  expectValues(empty)
  expect(sendForm.sendForm).not.toHaveBeenCalled()
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
  expectValues({ ...empty, name: 'Asha', msg: `We have met in June.\n\n${askAbout(serviceName(service))}` })
  expect(add.isConnected).toBe(false)
})
