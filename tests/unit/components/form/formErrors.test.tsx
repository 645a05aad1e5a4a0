import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { AuthContext } from '@/auth/useAuth'
import * as sendForm from '@/components/form/guestForm'
import { accountForm } from '@/content/account'
import { newsletterMessages, unsubscribeMessages } from '@/content/messages'
import * as account from '@/data/signInProvider'
import * as actionCodes from '@/data/signInProvider'
import * as session from '@/data/signInProvider'
import * as users from '@/data/users'
import { Newsletter } from '@/layout/Newsletter'
import { DeleteSection } from '@/pages/account/DeleteSection'
import { DetailsSection } from '@/pages/account/DetailsSection'
import { PasswordSection } from '@/pages/account/PasswordSection'
import { ResetForm } from '@/pages/auth-action/AuthActionPage'
import { ContactForm } from '@/pages/contact/ContactForm'
import { ForgottenForm, LoginPage } from '@/pages/sign-in/LoginPage'
import { SignupPage } from '@/pages/sign-in/SignupPage'
import { UnsubscribeForm } from '@/pages/unsubscribe/UnsubscribePage'
import { fill, render } from '../../../render'
import { guest, signedAs } from '../../layout/renderLayout'

const user = {
  uid: 'asha',
  email: 'asha@example.com',
  name: 'Asha',
  emailVerified: true,
  hasPassword: true,
}

beforeEach(() => {
  vi.spyOn(sendForm, 'prepareForms').mockResolvedValue()
  vi.spyOn(account, 'confirmWithPassword').mockResolvedValue({
    ok: false,
    failure: { code: 'auth/wrong-password', message: '' },
  })
})

const open = (form: ReactElement) => render(<AuthContext value={signedAs(guest)}>{form}</AuthContext>)

function describing(field: HTMLElement): HTMLElement[] {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.flatMap((id) => document.getElementById(id) ?? [])
}

/** Every form, and its field that is wrong when it is submitted with Enter in that field. */
const forms: { form: string; content: ReactElement; field: string; typed?: string; opener?: string }[] = [
  { form: 'sign-in', content: <LoginPage />, field: 'Email' },
  { form: 'sign-up', content: <SignupPage />, field: 'Name' },
  { form: 'new password', content: <ForgottenForm email="" onBack={() => {}} />, field: 'Email' },
  { form: 'password reset', content: <ResetForm code="x" />, field: 'New password', typed: 'short' },
  { form: 'password change', content: <PasswordSection user={user} />, field: 'Current password' },
  {
    form: 'account deletion with a wrong password',
    content: <DeleteSection user={user} />,
    field: 'Your password, to confirm that it is you',
    typed: 'wrong',
    opener: 'Delete account ...',
  },
  { form: 'contact', content: <ContactForm />, field: 'Name' },
  { form: 'newsletter', content: <Newsletter />, field: 'Email' },
  { form: 'unsubscribe', content: <UnsubscribeForm />, field: 'Email' },
]

describe.each(forms)('$form', ({ content, field: label, typed, opener }) => {
  it('announces an error each time, though the focus is in the field already', async () => {
    const { user: visitor } = open(content)
    if (opener) await visitor.click(screen.getByRole('button', { name: opener }))
    const field = await screen.findByLabelText(label)
    await visitor.click(field)
    if (typed) await visitor.keyboard(typed)

    const announced: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const parent = target instanceof Element ? target : target.parentElement
        const region = parent?.closest('[aria-live], [role=alert], [role=status]')
        if (region) for (const node of addedNodes) announced.push(node.textContent ?? '')
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    for (const time of [1, 2]) {
      announced.length = 0
      await visitor.keyboard('{Enter}')
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(document.activeElement).toBe(field)
      const error = describing(field)[0]?.textContent ?? ''
      expect(error).not.toBe('')
      await waitFor(() => expect(announced.filter(Boolean), `press ${time}`).toContain(error))
      if (opener) break // A second press within a second is ignored.
    }
    observer.disconnect()
  })

  it('tells the on-screen keyboard what Enter does', async () => {
    const { user: visitor } = open(content)
    if (opener) await visitor.click(screen.getByRole('button', { name: opener }))
    const { form } = await screen.findByLabelText<HTMLInputElement>(label)
    const inputs = [...(form?.querySelectorAll('input:not([hidden])') ?? [])].filter(
      (input) => !input.closest('[aria-hidden=true]'),
    )
    for (const input of inputs) expect(input.getAttribute('enterkeyhint'), input.outerHTML).toBeTruthy()
  })
})

test('an invalid field scrolls into view together with its error', async () => {
  const { user: visitor } = open(<SignupPage />)
  const shown: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent ?? '')
  })
  await visitor.click(screen.getByRole('button', { name: 'SignUp' }))
  expect(shown).toContainEqual(expect.stringContaining('Name Is Required !!'))
})

const OFFLINE = { ok: false, failure: { code: 'auth/network-request-failed', message: '' } } as const

describe.each([
  {
    form: 'new password',
    content: <ForgottenForm email="" onBack={() => {}} />,
    typed: { Email: 'asha@example.com' },
  },
  { form: 'password reset', content: <ResetForm code="x" />, typed: { 'New password': 'monsoons' } },
  {
    form: 'password change',
    content: <PasswordSection user={user} />,
    typed: { 'Current password': 'old monsoons', 'New password': 'monsoons' },
  },
  { form: 'details', content: <DetailsSection user={user} />, typed: { 'Phone (optional)': '98400 12345' } },
  { form: 'unsubscribe', content: <UnsubscribeForm />, typed: { Email: 'asha@example.com' } },
])('$form', ({ content, typed }) => {
  it('keeps what was typed after a failure, which it no longer shows when the visitor types', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(session, 'sendPasswordReset').mockResolvedValue(OFFLINE)
    vi.spyOn(actionCodes, 'setPasswordByCode').mockResolvedValue(OFFLINE)
    vi.spyOn(account, 'changePassword').mockResolvedValue(OFFLINE)
    vi.spyOn(users, 'readUser').mockResolvedValue(null)
    vi.spyOn(users, 'writeUser').mockResolvedValue()
    vi.spyOn(account, 'rename').mockResolvedValue(OFFLINE)
    vi.spyOn(sendForm, 'sendForm').mockRejectedValue(new Error('offline'))
    const { user: visitor } = open(content)
    for (const [label, text] of Object.entries(typed))
      await fill(visitor, await screen.findByLabelText(label), text)
    const alert = screen.getByRole('alert')
    await visitor.click(
      screen.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit') ?? alert,
    )
    await waitFor(() => expect(alert.textContent).not.toBe(''))
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    await visitor.type(screen.getByLabelText(Object.keys(typed)[0] ?? ''), 'x')
    expect(alert.textContent).toBe('')
  })
})

test('account deletion no longer shows a failure when the visitor types, and starts empty the next time', async () => {
  vi.mocked(account.confirmWithPassword).mockResolvedValue(OFFLINE)
  const { user: visitor } = open(<DeleteSection user={user} />)
  const opener = screen.getByRole('button', { name: 'Delete account ...' })
  await visitor.click(opener)
  const password = () => screen.findByLabelText<HTMLInputElement>('Your password, to confirm that it is you')
  await visitor.type(await password(), 'monsoons{Enter}')
  const failure = await screen.findByText(/No connection/)
  await visitor.type(await password(), 'x')
  expect(failure.isConnected).toBe(false)

  await visitor.click(screen.getByRole('button', { name: accountForm.keep }))
  await visitor.click(opener)
  expect((await password()).value).toBe('')
})

describe('the newsletter', () => {
  test.each([
    ['success', true],
    ['failure', false],
  ] as const)('keeps the message of a %s at the field', async (outcome, isStored) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(sendForm, 'sendForm')[isStored ? 'mockResolvedValue' : 'mockRejectedValue'](undefined)
    const { user: visitor } = open(<Newsletter />)
    const region = within(screen.getByRole('region'))
    const email = region.getByRole('textbox', { name: 'Email' })
    await visitor.type(email, 'asha@example.com{Enter}')
    const message = await region.findByText(newsletterMessages[outcome])
    expect(describing(email)[0]?.contains(message)).toBe(true)
    await visitor.type(email, 'a')
    expect(region.queryByText(newsletterMessages[outcome])).toBeNull()
  })
})

describe.each([
  ['newsletter', <Newsletter key="newsletter" />, newsletterMessages.success],
  ['unsubscribe', <UnsubscribeForm key="unsubscribe" />, unsubscribeMessages.success],
])('%s', (_, content, success) => {
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

  test('names a wrong address at the field and keeps it', async () => {
    const { user: visitor } = open(content)
    for (const wrong of ['a/b@example.com', '\u202easha@example.com', 'asha,ravi@example.com']) {
      await visitor.clear(field())
      await fill(visitor, field(), wrong)
      expect(field().hasAttribute('aria-invalid')).toBe(false)
      await visitor.keyboard('{Enter}')
      expect(describing(field())[0]?.textContent).toBe(newsletterMessages.email.invalid)
      expect(field().value).toBe(wrong)
    }
  })

  test('says to a program that fills in the honeypot that it succeeded, and sends nothing', async () => {
    const send = vi.spyOn(sendForm, 'sendForm')
    const { user: visitor } = open(content)
    const trap = document.querySelector<HTMLInputElement>('[name=reference]') ?? expect.fail('no honeypot')
    trap.value = 'x'
    await visitor.type(field(), 'asha@example.com{Enter}')
    expect(await screen.findByText(success)).toBeTruthy()
    expect(send).not.toHaveBeenCalled()
  })
})
