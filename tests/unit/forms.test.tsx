import { accountWords } from 'virtual:words/account'
import { accountFieldsWords } from 'virtual:words/accountFields'
import { authActionWords } from 'virtual:words/authAction'
import { contactWords } from 'virtual:words/contact'
import { fieldsWords } from 'virtual:words/fields'
import { newsletterWords } from 'virtual:words/newsletter'
import { signInWords } from 'virtual:words/signIn'
import { signUpWords } from 'virtual:words/signUp'
import { unsubscribeWords } from 'virtual:words/unsubscribe'
import { screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import * as provider from '@/data/signInProvider'
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
import { describing, fill, render, memberUser as user } from '../render'
import { offline, stubWrites } from '../stubFirestore'
import { refusal } from '../testDoubles'

// What every form does. What only one form does is in the test of that form.

const PROVIDER_CALLS = ['sendPasswordReset', 'setPasswordByCode', 'changePassword', 'rename'] as const

beforeEach(() => {
  stubWrites(offline)
  vi.spyOn(provider, 'confirmWithPassword').mockRejectedValue(refusal('wrong-password'))
  for (const name of PROVIDER_CALLS)
    vi.spyOn(provider, name).mockRejectedValue(refusal('network-request-failed'))
  vi.spyOn(users, 'readUser').mockResolvedValue(null)
})

const email = 'asha@example.com'
const reset = <ResetForm code="x" />
const forgotten = <ForgottenForm onBack={() => {}} />

/** Every form, and its field that is wrong when it is submitted with Enter in that field. */
describe.each<{ form: string; content: ReactElement; label: string; typed?: string; opener?: string }>([
  { form: 'sign-in', content: <LoginPage />, label: signInWords.email },
  { form: 'sign-up', content: <SignupPage />, label: signUpWords.name },
  { form: 'new password', content: forgotten, label: signInWords.email },
  { form: 'password reset', content: reset, label: authActionWords.password, typed: 'short' },
  { form: 'password change', content: <PasswordSection user={user} />, label: accountWords.currentPassword },
  {
    form: 'account deletion with a wrong password',
    content: <DeleteSection user={user} />,
    label: accountWords.deletePassword,
    typed: 'wrong',
    opener: accountWords.deleteOpen,
  },
  { form: 'contact', content: <ContactForm />, label: contactWords.name },
  { form: 'newsletter', content: <Newsletter />, label: newsletterWords.email },
  { form: 'unsubscribe', content: <UnsubscribeForm />, label: unsubscribeWords.email },
])('$form', ({ content, label, typed = '', opener }) => {
  it('announces an error each time, though the focus is in the field already', async () => {
    const { user: visitor } = render(content)
    if (opener) await visitor.click(screen.getByRole('button', { name: opener }))
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    await visitor.click(field)
    if (typed) await visitor.keyboard(typed)
    expect(field.form?.noValidate).toBe(true)
    // On Android, the browser's own key leads to the next field, and sends from the last.
    expect(field.hasAttribute('enterkeyhint')).toBe(false)

    let announced = ''
    const observer = new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        const parent = target instanceof Element ? target : target.parentElement
        if (!parent?.closest('[aria-live], [role=alert], [role=status]')) continue
        for (const node of addedNodes) announced += node.textContent
      }
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    // The dialog ignores a second press within a second.
    for (const time of opener ? [1] : [1, 2]) {
      announced = ''
      await visitor.keyboard('{Enter}')
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(document.activeElement).toBe(field)
      const [error = ''] = describing(field).split(/(?<=[.!\u2064]) /)
      await waitFor(() => expect(announced, `press ${time}`).toContain(error || 'an error'))
    }
    observer.disconnect()
  })
})

describe.each<{ form: string; content: ReactElement; typed: Record<string, string> }>([
  { form: 'new password', content: forgotten, typed: { [signInWords.email]: email } },
  { form: 'password reset', content: reset, typed: { [authActionWords.password]: 'monsoons' } },
  {
    form: 'password change',
    content: <PasswordSection user={user} />,
    typed: { [accountWords.currentPassword]: 'old monsoons', [accountWords.newPassword]: 'monsoons' },
  },
  {
    form: 'details',
    content: <DetailsSection user={user} />,
    typed: { [`${accountWords.phone} ${fieldsWords.optional}`]: '98400 12345' },
  },
  { form: 'unsubscribe', content: <UnsubscribeForm />, typed: { [unsubscribeWords.email]: email } },
])('$form', ({ content, typed }) => {
  it('keeps what was typed after a failure, and hides the failure when the visitor types', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user: visitor } = render(content)
    for (const [label, text] of Object.entries(typed))
      await fill(visitor, await screen.findByLabelText(label), text)
    await visitor.keyboard('{Enter}')
    const alert = screen.getByRole('alert')
    await waitFor(() => expect(alert.textContent).not.toBe(''))
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    await visitor.keyboard('x')
    expect(alert.textContent).toBe('')
  })

  it('is sent when it is pressed again after the network is back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { user: visitor } = render(content)
    for (const [label, text] of Object.entries(typed))
      await fill(visitor, await screen.findByLabelText(label), text)
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))

    const requests = [
      stubWrites(),
      ...PROVIDER_CALLS.map((name) => vi.spyOn(provider, name).mockClear().mockResolvedValue()),
    ]
    vi.spyOn(provider, 'refreshUser').mockResolvedValue()
    // A second press within a second is ignored.
    const button = document.querySelector('[type=submit]')
    await waitFor(() => expect(button?.getAttribute('aria-disabled')).not.toBe('true'))
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(requests.some(({ mock }) => mock.calls.length > 0)).toBe(true))
    await waitFor(() => expect(screen.queryByRole('alert')?.textContent || '').toBe(''))
    await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull())
    expect(screen.queryByRole('alert')?.textContent || '').toBe('')
  })
})

test('an invalid field scrolls into view together with its error', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { user: visitor } = render(<SignupPage />)
  await visitor.click(screen.getByRole('button', { name: signUpWords.submit }))
  const shown = scroll.mock.contexts.map((element) => (element as Element).textContent)
  expect(shown).toContainEqual(expect.stringContaining(accountFieldsWords.nameRequired))
})
