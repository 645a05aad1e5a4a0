import { plans } from 'virtual:content/plans'
import { act, screen, waitFor } from '@testing-library/react'
import { type InitialEntry, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearPendingProfile, pendingProfile } from '@/auth/pendingProfile'
import { type Auth, AuthContext, type AuthState } from '@/auth/useAuth'
import { verificationNotSent, verificationSentTo } from '@/content/messages'
import * as google from '@/data/signInProvider'
import * as session from '@/data/signInProvider'
import { notify } from '@/hooks/notify'
import { PageNotice } from '@/layout/PageNotice'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { SignupPage } from '@/pages/sign-in/SignupPage'
import { fill, render } from '../../../render'
import { guest, member, signedAs } from '../../layout/renderLayout'

const user = { uid: 'asha', email: 'asha@example.com', name: '', emailVerified: false, hasPassword: true }
const entered = { ok: true, value: user } as const
const refused = (code: string) => ({ ok: false, failure: { code, message: code } }) as const

beforeEach(() => {
  clearPendingProfile(user.email)
  for (const name of ['signIn', 'createAccount'] as const) vi.spyOn(session, name).mockResolvedValue(entered)
  vi.spyOn(google, 'signInWithGoogle').mockResolvedValue(entered)
  vi.spyOn(session, 'completeAccount').mockResolvedValue({ ok: true, value: 'sent' })
  vi.spyOn(session, 'sendPasswordReset').mockResolvedValue({ ok: true, value: undefined })
})

function Place() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}`}</p>
}

function Site({ state }: { state: AuthState }) {
  const auth: Auth = signedAs(state)
  return (
    <AuthContext value={auth}>
      <main tabIndex={-1}>
        <PageNotice />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignupPage />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      <Place />
    </AuthContext>
  )
}

function open(path: InitialEntry) {
  const rendered = render(<Site state={guest} />, { path })
  return { ...rendered, enter: () => rendered.rerender(<Site state={member} />) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })
const describing = (input: HTMLElement) => {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

async function fillSignUp(visitor: ReturnType<typeof open>['user']) {
  await fill(visitor, field('Name'), 'Asha Menon')
  await fill(visitor, field('Email'), 'asha@example.com')
  await fill(visitor, field('Phone'), '+91 98400 12345')
  await fill(visitor, field('Password'), 'monsoons')
  await fill(visitor, field('Confirm password'), 'monsoons')
}

test('the fields are in a form and tell password managers what they contain', () => {
  open('/signup')
  const tokens = ['Name', 'Email', 'Phone', 'Password', 'Confirm password'].map(
    (name) => field(name).autocomplete,
  )
  expect(tokens).toEqual(['name', 'username', 'tel', 'new-password', 'new-password'])
  const form = field('Name').form
  expect(form?.action).toMatch(/^javascript:/)
  expect(form?.noValidate).toBe(true)
})

describe('sign-in', () => {
  test('shows an error at each missing field and focuses the first', async () => {
    const { user: visitor } = open('/login')
    await visitor.click(press('SignIn'))
    expect(describing(field('Email'))).toBe('Email Is Required')
    expect(describing(field('Password'))).toBe('Password Is Required !!')
    expect(document.activeElement).toBe(field('Email'))
    expect(session.signIn).not.toHaveBeenCalled()
    await visitor.type(field('Email'), 'a')
    expect(describing(field('Email'))).toBe('')
  })

  test('sends the values of the fields, also those filled in by the browser', async () => {
    const { user: visitor } = open('/login')
    field('Email').value = ' asha@example.com '
    field('Password').value = ' with blanks '
    await visitor.click(press('SignIn'))
    await waitFor(() =>
      expect(session.signIn).toHaveBeenCalledExactlyOnceWith('asha@example.com', ' with blanks '),
    )
  })

  test('shows a plain error message, keeps the typed text, and removes the message when the visitor dismisses it or types', async () => {
    vi.mocked(session.signIn).mockResolvedValue(refused('auth/user-not-found'))
    const { user: visitor } = open('/login')
    await fill(visitor, field('Email'), 'asha@example.com')
    await visitor.type(field('Password'), 'monsoons{Enter}')
    const alert = await screen.findByText(/Wrong e-mail or password/)
    expect(alert.closest('[role=alert]')).toBeTruthy()
    expect(field('Email').value).toBe('asha@example.com')
    expect(field('Password').value).toBe('monsoons')
    await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(/Wrong e-mail or password/)).toBeNull()
    expect(document.activeElement).toBe(field('Email'))

    await waitFor(() => expect(press('SignIn').getAttribute('aria-disabled')).not.toBe('true'), {
      timeout: 3000,
    })
    await visitor.click(press('SignIn'))
    await screen.findByText(/Wrong e-mail or password/)
    await visitor.type(field('Password'), 'x')
    expect(screen.queryByText(/Wrong e-mail or password/)).toBeNull()
  })

  test('greets the user and opens the next page after sign-in', async () => {
    const { enter } = open('/login?next=/services')
    enter()
    expect(await screen.findByText('at /services')).toBeTruthy()
  })

  test('the link to sign-up looks like a button and keeps the way back', () => {
    open('/login?next=/plans')
    const link = screen.getByRole('link', { name: 'SignUp' })
    expect(link.getAttribute('href')).toBe('/signup?next=/plans')
    expect(link.dataset.variant).toBe('line')
  })

  test.each(['auth/user-not-found', null])('a forgotten password gets the same answer (%s)', async (code) => {
    if (code) vi.mocked(session.sendPasswordReset).mockResolvedValue(refused(code))
    const { user: visitor } = open('/login')
    await fill(visitor, field('Email'), 'asha@example.com')
    await visitor.click(press('Forgot your password?'))
    expect(field('Email').value).toBe('asha@example.com')
    await visitor.click(press('Send the link'))
    expect(await screen.findByText(/If an account exists, we have sent a link/)).toBeTruthy()
    await fill(visitor, field('Email'), '.au')
    await visitor.click(press('Back to sign-in'))
    expect(field('Email').value).toBe('asha@example.com.au')
  })
})

describe('sign-up', () => {
  test('shows the greeting only after name and e-mail are stored', async () => {
    let finish = () => {}
    vi.mocked(session.completeAccount).mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve({ ok: true, value: 'sent' })
      }),
    )
    const { user: visitor, enter } = open('/signup')
    await fillSignUp(visitor)
    await visitor.click(press('SignUp'))
    await waitFor(() => expect(session.completeAccount).toHaveBeenCalledExactlyOnceWith('Asha Menon'))
    enter()
    expect(screen.getByText('at /signup')).toBeTruthy()
    expect(press('Creating your account ...')).toBeTruthy()
    finish()
    expect(await screen.findByText('at /')).toBeTruthy()
  })

  test('shows an error if the passwords differ, and sends nothing', async () => {
    const { user: visitor } = open('/signup')
    await fillSignUp(visitor)
    await visitor.type(field('Confirm password'), 'x')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    await visitor.click(press('SignUp'))
    expect(describing(field('Confirm password'))).toBe('Passwords do not match')
    expect(document.activeElement).toBe(field('Confirm password'))
    expect(session.createAccount).not.toHaveBeenCalled()
  })

  test('an error message does not reveal that the address is taken', async () => {
    vi.mocked(session.createAccount).mockResolvedValue(refused('auth/email-already-in-use'))
    const { user: visitor } = open('/signup')
    await fillSignUp(visitor)
    await visitor.click(press('SignUp'))
    expect((await screen.findByText(/could not be created/)).textContent).not.toMatch(
      /is already|taken|in use/,
    )
    expect(pendingProfile(user.email)).toBeNull()
  })

  test('keeps the typed text and the profile, but stores no password, when the response is lost, since the account may exist', async () => {
    vi.mocked(session.createAccount).mockResolvedValue(refused('auth/timeout'))
    const { user: visitor } = open('/signup')
    await fillSignUp(visitor)
    await visitor.click(press('SignUp'))
    expect(await screen.findByText(/No connection/)).toBeTruthy()
    const typed = ['Name', 'Email', 'Phone', 'Password'].map((name) => field(name).value)
    expect(typed).toEqual(['Asha Menon', 'asha@example.com', '+91 98400 12345', 'monsoons'])
    const { email } = user
    expect(pendingProfile(email)).toEqual({ name: 'Asha Menon', email, phone: '+91 98400 12345' })
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('monsoons')
  })
})

describe('a guest who was redirected', () => {
  const plan = plans[0] ?? expect.fail('no plans')

  test.each([
    ['/login', 'Sign in'],
    ['/signup', 'Sign up'],
  ])('is told why on %s', (page, action) => {
    const { unmount } = open({ pathname: page, search: '?next=/plans', state: { wantedPlan: plan.id } })
    expect(screen.getByText(new RegExp(`^${action} to add “${plan.title}” to your bag`))).toBeTruthy()
    unmount()
    open(`${page}?next=/account`)
    expect(screen.getByText(`${action} to see your account.`)).toBeTruthy()
  })
})

describe('the next page', () => {
  test('keeps the greeting after its toast has gone, until it is dismissed', async () => {
    const { user: visitor, enter } = open('/login')
    enter()
    const notice = await screen.findByText('Login Successfully')
    expect(screen.getByRole('main').contains(notice)).toBe(true)
    await visitor.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Login Successfully')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('does not repeat the greeting after a reload', () => {
    open({ pathname: '/', state: { notice: { text: 'Login Successfully' } } })
    expect(screen.queryByText('Login Successfully')).toBeNull()
  })

  test.each([
    ['sent', verificationSentTo('asha@example.com')],
    ['failed', verificationNotSent('asha@example.com')],
    ['not needed', null],
  ] as const)('says after sign-up that the confirmation e-mail was %s', async (sent, detail) => {
    vi.mocked(session.completeAccount).mockResolvedValue({ ok: true, value: sent })
    const { user: visitor, enter } = open('/signup')
    await fillSignUp(visitor)
    await visitor.click(press('SignUp'))
    await waitFor(() => expect(session.completeAccount).toHaveBeenCalled())
    enter()
    const notice = await screen.findByText('Signup Successfully')
    expect(notice.parentElement?.textContent).toContain(detail ?? '')
    const account = screen.queryByRole('link', { name: 'Account' })
    expect(account?.getAttribute('href')).toBe(detail ? '/account' : undefined)
  })
})

describe('Google', () => {
  test('opens one window for rapid presses, and the e-mail form stays usable', async () => {
    vi.mocked(google.signInWithGoogle).mockReturnValue(new Promise(() => undefined))
    const { user: visitor } = open('/login')
    await visitor.dblClick(press('Continue with Google'))
    await waitFor(() => expect(google.signInWithGoogle).toHaveBeenCalledOnce())
    expect(press('SignIn').getAttribute('aria-disabled')).not.toBe('true')
  })

  test('keeps the name from Google, but never replaces a pending sign-up profile', async () => {
    vi.mocked(google.signInWithGoogle).mockResolvedValue({ ok: true, value: { ...user, name: 'Asha G' } })
    const { user: visitor } = open('/login')
    await visitor.click(press('Continue with Google'))
    await waitFor(() =>
      expect(pendingProfile(user.email)).toEqual({ name: 'Asha G', email: 'asha@example.com', phone: '' }),
    )
  })

  test('that refuses gives the reason', async () => {
    vi.mocked(google.signInWithGoogle).mockResolvedValue(refused('auth/popup-blocked'))
    const { user: visitor } = open('/login')
    await visitor.click(press('Continue with Google'))
    expect(await screen.findByText(/blocked Google/)).toBeTruthy()
    expect(press('Continue with Google')).toBeTruthy()
  })

  test('is no longer offered if it is not supported here', async () => {
    vi.mocked(google.signInWithGoogle).mockResolvedValue(
      refused('auth/operation-not-supported-in-this-environment'),
    )
    const { user: visitor } = open('/login')
    await visitor.click(press('Continue with Google'))
    expect(await screen.findByText(/from inside this app/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  })

  test('shows no error after the visitor has left', async () => {
    let arrive = (_: ReturnType<typeof refused>) => {}
    vi.mocked(google.signInWithGoogle).mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    vi.spyOn(notify, 'error')
    const { user: visitor, unmount } = open('/login')
    await visitor.click(press('Continue with Google'))
    await waitFor(() => expect(google.signInWithGoogle).toHaveBeenCalled())
    unmount()
    await act(async () => arrive(refused('auth/popup-closed-by-user')))
    expect(notify.error).not.toHaveBeenCalled()
  })

  test('a replaced window shows no error', async () => {
    vi.mocked(google.signInWithGoogle).mockResolvedValue(refused('auth/cancelled-popup-request'))
    const { user: visitor } = open('/login')
    await visitor.click(press('Continue with Google'))
    await waitFor(() => expect(google.signInWithGoogle).toHaveBeenCalled())
    expect(document.querySelector('[role=alert]')?.textContent).toBe('')
  })
})
