import { plans } from 'virtual:content/plans'
import { frameWords } from 'virtual:words/frame'
import { signInErrorsWords } from 'virtual:words/signInErrors'
import { screen, waitFor, within } from '@testing-library/react'
import { type InitialEntry, Link, Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pendingProfile } from '@/auth/pendingProfile'
import { wantedPlan } from '@/auth/returnAddress'
import { AuthContext, type AuthState } from '@/auth/useAuth'
import * as session from '@/data/signInProvider'
import { PageNotice } from '@/layout/PageNotice'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { SignupPage } from '@/pages/sign-in/SignupPage'
import { describing, fill, OwnToasts, render } from '../../../render'
import { guest, member, memberUser, signedAs } from '../../layout/renderLayout'

const user = { ...memberUser, name: '' }
const entered = { ok: true, value: user } as const
const refused = (code: string) => ({ ok: false, failure: { code: `auth/${code}`, message: code } }) as const

beforeEach(() => {
  for (const name of ['signIn', 'createAccount'] as const) vi.spyOn(session, name).mockResolvedValue(entered)
  vi.spyOn(session, 'completeAccount').mockResolvedValue({ ok: true, value: 'sent' })
  vi.spyOn(session, 'sendPasswordReset').mockResolvedValue({ ok: true, value: undefined })
})

function Place() {
  const { pathname, search, state } = useLocation()
  return <p>{`at ${pathname}${search}${wantedPlan(state) ?? ''}`}</p>
}

function Site({ state }: { state: AuthState }) {
  return (
    <AuthContext value={signedAs(state)}>
      <main tabIndex={-1}>
        <PageNotice />
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/signup" element={<SignupPage />} />
          <Route path="*" element={null} />
        </Routes>
      </main>
      <Link to="/login">To sign-in</Link>
      <Place />
      <OwnToasts />
    </AuthContext>
  )
}

function open(path: InitialEntry) {
  const rendered = render(<Site state={guest} />, { path })
  return { ...rendered, enter: () => rendered.rerender(<Site state={member} />) }
}

const main = () => within(screen.getByRole('main'))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => main().getByRole('button', { name })
const profile = { Name: 'Asha Menon', Email: 'asha@example.com', Phone: '+91 98400 12345' }
const account = { ...profile, Password: 'monsoons', 'Confirm password': 'monsoons' }

async function signUp(visitor: ReturnType<typeof open>['user'], change: object = {}) {
  for (const [name, text] of Object.entries({ ...account, ...change })) {
    if (text) await fill(visitor, field(name), text)
  }
  await visitor.click(button('SignUp'))
}

describe('sign-in', () => {
  test('sends the values of the fields, also those filled in by the browser', async () => {
    const { user: visitor } = open('/login')
    field('Email').value = ' asha@example.com '
    field('Password').value = ' with blanks '
    await visitor.click(button('SignIn'))
    await waitFor(() =>
      expect(session.signIn).toHaveBeenCalledExactlyOnceWith('asha@example.com', ' with blanks '),
    )
  })

  test('an error is an alert, keeps what was typed, and can be dismissed', async () => {
    vi.mocked(session.signIn).mockResolvedValue(refused('user-not-found'))
    const { user: visitor } = open('/login')
    await fill(visitor, field('Email'), 'asha@example.com')
    await visitor.type(field('Password'), 'monsoons{Enter}')
    const alert = await main().findByText(signInErrorsWords.wrongSignIn)
    expect(alert.closest('[role=alert]')).toBeTruthy()
    expect([field('Email').value, field('Password').value]).toEqual(['asha@example.com', 'monsoons'])
    await visitor.click(button('Dismiss'))
    expect(alert.isConnected).toBe(false)
    expect(document.activeElement).toBe(field('Email'))
  })

  test('opens the page that led to it, and sign-up keeps the way', async () => {
    const { enter } = open('/login?next=/services')
    expect(screen.getByRole('link', { name: 'SignUp' }).getAttribute('href')).toBe('/signup?next=/services')
    enter()
    expect(await screen.findByText('at /services')).toBeTruthy()
  })

  test('a link to the page leads back from the forgotten password', async () => {
    const { user: visitor } = open('/login')
    await visitor.click(button('Forgot your password?'))
    await visitor.click(screen.getByRole('link', { name: 'To sign-in' }))
    expect(button('SignIn')).toBeTruthy()
    expect(document.activeElement).toBe(field('Email'))
  })

  test.each([refused('user-not-found'), { ok: true, value: undefined } as const])(
    'a forgotten password gets the same answer: %j',
    async (answer) => {
      vi.mocked(session.sendPasswordReset).mockResolvedValue(answer)
      const { user: visitor } = open('/login')
      await fill(visitor, field('Email'), 'asha@example.com')
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
      await visitor.click(button('Forgot your password?'))
      // The field that gets the focus is brought into view, not to the middle of the window.
      expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
      expect(field('Email').value).toBe('asha@example.com')
      await visitor.click(button('Send the link'))
      expect(await screen.findByText(/If an account exists, we have sent a link/)).toBeTruthy()
      await fill(visitor, field('Email'), '.au')
      await visitor.click(button('Back to sign-in'))
      expect(field('Email').value).toBe('asha@example.com.au')
    },
  )
})

describe('sign-up', () => {
  test.each<[string, object, Record<string, string>]>([
    [
      'nothing',
      Object.fromEntries(Object.keys(account).map((name) => [name, ''])),
      {
        Name: 'Name Is Required !!',
        Email: 'Email Is Required',
        Phone: 'Contact Number Is Required !!',
        Password: 'Password Is Required !! At least 8 characters.',
        'Confirm password': 'Confirm Password Is Required !!',
      },
    ],
    [
      'values that are too long',
      { Name: 'x'.repeat(201), Phone: '1'.repeat(41), Email: `${'x'.repeat(320)}@b.c` },
      {
        Name: 'Use at most 200 characters.',
        Phone: 'Use at most 40 characters.',
        Email: 'This does not look like an e-mail address.',
      },
    ],
    [
      'a short password',
      { Password: 'monsoon', 'Confirm password': 'monsoon' },
      { Password: 'Use at least 8 characters. At least 8 characters.' },
    ],
    [
      'another password',
      { 'Confirm password': 'Monsoons' },
      { 'Confirm password': 'Passwords do not match' },
    ],
  ])('refuses %s, with an error at each field, and sends nothing', async (_, change, errors) => {
    const { user: visitor } = open('/signup')
    await signUp(visitor, change)
    for (const [name, error] of Object.entries(errors)) expect(describing(field(name))).toBe(error)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(Object.keys(errors).length)
    expect(session.createAccount).not.toHaveBeenCalled()
  })

  test('says whether the passwords match, shows one on request, and tells password managers what fields contain', async () => {
    const { user: visitor } = open('/signup')
    const [password, again] = [field('Password'), field('Confirm password')]
    await fill(visitor, password, 'monsoons')
    await fill(visitor, again, 'monsoon')
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    await fill(visitor, again, 's')
    expect(screen.getByText('Passwords match')).toBeTruthy()
    const [show] = screen.getAllByRole('button', { name: 'Show password' })
    await visitor.click(show as HTMLElement)
    expect([password.type, password.value, again.type]).toEqual(['text', 'monsoons', 'password'])
    await visitor.click(button('Hide password'))
    expect(password.type).toBe('password')
    expect(Object.keys(account).map((name) => field(name).autocomplete)).toEqual([
      ...['name', 'username', 'tel'],
      ...['new-password', 'new-password'],
    ])
  })

  test('shows the greeting only after name and e-mail are stored', async () => {
    let finish = () => {}
    vi.mocked(session.completeAccount).mockReturnValue(
      new Promise((resolve) => {
        finish = () => resolve({ ok: true, value: 'sent' })
      }),
    )
    const { user: visitor, enter } = open('/signup')
    await signUp(visitor)
    await waitFor(() => expect(session.completeAccount).toHaveBeenCalledExactlyOnceWith('Asha Menon'))
    enter()
    expect(screen.getByText('at /signup')).toBeTruthy()
    expect(button('Creating your account ...')).toBeTruthy()
    finish()
    expect(await screen.findByText('at /')).toBeTruthy()
  })

  const { Name: name, Email: email, Phone: phone } = profile
  test.each([
    ['the address is taken', 'email-already-in-use', signInErrorsWords.notCreated, null],
    [
      'the response is lost, since the account may exist',
      'timeout',
      signInErrorsWords.offline,
      { name, email, phone },
    ],
  ])(
    'keeps the typed text, and the profile only if it may still be stored, when %s',
    async (_, code, reason, kept) => {
      vi.mocked(session.createAccount).mockResolvedValue(refused(code))
      const { user: visitor } = open('/signup')
      await signUp(visitor)
      expect(await main().findByText(reason)).toBeTruthy()
      // As specified, and announced only once, with its reason.
      const said = screen.getByText('Opps!! , Something Went Wrong')
      expect(said.closest('[role=alert], [aria-live]')?.getAttribute('aria-live')).toBe('off')
      expect(Object.keys(account).map((label) => field(label).value)).toEqual(Object.values(account))
      expect(pendingProfile(user.email)).toEqual(kept)
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('monsoons')
    },
  )

  test.each([
    ['sent', frameWords.verificationSent({ email: user.email })],
    ['failed', frameWords.verificationNotSent({ email: user.email })],
    ['not needed', null],
  ] as const)('says on the next page that the confirmation e-mail was %s', async (sent, detail) => {
    vi.mocked(session.completeAccount).mockResolvedValue({ ok: true, value: sent })
    const { user: visitor, enter } = open('/signup')
    await signUp(visitor)
    await waitFor(() => expect(session.completeAccount).toHaveBeenCalled())
    enter()
    const notice = await main().findByText('Signup Successfully')
    expect(notice.parentElement?.textContent).toContain(detail ?? '')
    const link = screen.queryByRole('link', { name: 'Account' })
    expect(link?.getAttribute('href')).toBe(detail ? '/account' : undefined)
  })
})

test.each([
  ['/login', 'Sign in'],
  ['/signup', 'Sign up'],
])('a guest who was led to %s is told why', (page, action) => {
  const [plan] = plans
  const { unmount } = open({ pathname: page, search: '?next=/plans', state: { wantedPlan: plan?.id } })
  expect(screen.getByText(new RegExp(`^${action} to add “${plan?.title}” to your bag`))).toBeTruthy()
  unmount()
  open(`${page}?next=/account`)
  expect(screen.getByText(`${action} to see your account.`)).toBeTruthy()
})

test.each<[string, InitialEntry]>([
  ['/login', { pathname: '/login', search: '?next=/plans', state: { wantedPlan: plans[0]?.id } }],
  ['/signup', '/signup?next=/plans'],
])('Back to %s, which has done its work, leads on without a greeting and without the plan', (_, path) => {
  render(<Site state={member} />, { path })
  expect(screen.getByText('at /plans')).toBeTruthy()
  expect(screen.queryByText(/Successfully/)).toBeNull()
})

describe('the next page', () => {
  test('keeps the greeting after its toast has gone, until it is dismissed', async () => {
    const { user: visitor, enter } = open('/login')
    enter()
    const notice = await main().findByText('Login Successfully')
    await visitor.click(button('Dismiss'))
    expect(notice.isConnected).toBe(false)
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  test('does not repeat the greeting after a reload', () => {
    open({ pathname: '/', state: { notice: { text: 'Login Successfully' } } })
    expect(screen.queryByText('Login Successfully')).toBeNull()
  })
})
