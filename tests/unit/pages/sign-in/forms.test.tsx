import { pageTexts } from 'virtual:content/pageTexts'
import { plans } from 'virtual:content/plans'
import { accountFieldsWords } from 'virtual:words/accountFields'
import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { passwordsWords } from 'virtual:words/passwords'
import { signInWords } from 'virtual:words/signIn'
import { signInErrorsWords } from 'virtual:words/signInErrors'
import { signInFormsWords } from 'virtual:words/signInForms'
import { signUpWords } from 'virtual:words/signUp'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type InitialEntry, Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingProfile } from '@/auth/pendingProfile'
import * as session from '@/data/signInProvider'
import { usePageState } from '@/hooks/usePageState'
import { PageNotice } from '@/layout/PageNotice'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { SignupPage } from '@/pages/sign-in/SignupPage'
import { describing, fill, guest, member, memberUser, OwnToasts, render } from '../../../render'
import { refusal } from '../../../testDoubles'

const user = { ...memberUser, name: '' }

beforeEach(() => {
  for (const name of ['signIn', 'createAccount'] as const) vi.spyOn(session, name).mockResolvedValue(user)
  vi.spyOn(session, 'completeAccount').mockResolvedValue('sent')
  vi.spyOn(session, 'sendPasswordReset').mockResolvedValue()
})

function Place() {
  const { pathname, search } = useLocation()
  return <p>{`at ${pathname}${search}${usePageState().wantedPlan ?? ''}`}</p>
}

function Forward() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(1)}>
      Forward
    </button>
  )
}

const site = (
  <>
    <main tabIndex={-1}>
      <PageNotice />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignupPage />} />
        <Route path="*" element={null} />
      </Routes>
    </main>
    <Link to="/login">To sign-in</Link>
    <Link to="/signup">To sign-up</Link>
    <Link to="/terms">To the terms</Link>
    <Forward />
    <Place />
    <OwnToasts />
  </>
)

function open(path: InitialEntry, auth = guest) {
  const rendered = render(site, { path, auth })
  return { ...rendered, enter: () => rendered.answer(member) }
}

const main = () => within(screen.getByRole('main'))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const button = (name: string) => main().getByRole('button', { name })
const profile = { name: 'Asha Menon', email: 'asha@example.com', phone: '+91 98400 12345' }
const account = { ...profile, password: 'monsoons', confirmPassword: 'monsoons' }
type Name = keyof typeof account
const names = Object.keys(account) as Name[]

async function signUp(visitor: ReturnType<typeof open>['user'], change: object = {}) {
  for (const [name, text] of Object.entries({ ...account, ...change })) {
    if (text) await fill(visitor, field(signUpWords[name as Name]), text)
  }
  await visitor.click(button(signUpWords.submit))
}

test('sign-in sends the values of the fields, also those filled in by the browser', async () => {
  const { user: visitor } = open('/login')
  field(signInWords.email).value = ' asha@example.com '
  field(signInWords.password).value = ' with blanks '
  await visitor.click(button(signInWords.submit))
  await waitFor(() =>
    expect(session.signIn).toHaveBeenCalledExactlyOnceWith('asha@example.com', ' with blanks '),
  )
})

test('an error of sign-in is an alert, keeps what was typed, and can be dismissed', async () => {
  vi.mocked(session.signIn).mockRejectedValue(refusal('user-not-found'))
  const { user: visitor } = open('/login')
  await fill(visitor, field(signInWords.email), 'asha@example.com')
  await visitor.type(field(signInWords.password), 'monsoons{Enter}')
  const alert = await main().findByText(signInErrorsWords.wrongSignIn)
  expect(alert.closest('[role=alert]')).toBeTruthy()
  const kept = [field(signInWords.email).value, field(signInWords.password).value]
  expect(kept).toEqual(['asha@example.com', 'monsoons'])
  await visitor.click(button(controlsWords.dismiss))
  expect(alert.isConnected).toBe(false)
  expect(document.activeElement).toBe(field(signInWords.email))
})

test('what was typed is kept in the other form and after a visit to another page, except the password', async () => {
  const { user: visitor } = open('/login')
  await fill(visitor, field(signInWords.email), profile.email)
  await visitor.click(main().getByRole('link', { name: signInWords.link }))
  expect(field(signUpWords.email).value).toBe(profile.email)
  for (const name of ['name', 'phone', 'password'] as const) {
    await fill(visitor, field(signUpWords[name]), account[name])
  }
  for (const show of main().getAllByRole('button', { name: passwordsWords.showName }))
    await visitor.click(show)
  await visitor.click(screen.getByRole('link', { name: 'To the terms' }))
  await visitor.click(screen.getByRole('link', { name: 'To sign-up' }))
  expect(names.map((name) => field(signUpWords[name]).value)).toEqual([...Object.values(profile), '', ''])
})

test('a link to sign-in leads back from the forgotten password', async () => {
  const { user: visitor } = open('/login')
  await visitor.click(button(signInWords.forgotten))
  await visitor.click(screen.getByRole('link', { name: 'To sign-in' }))
  expect(button(signInWords.submit)).toBeTruthy()
  expect(document.activeElement).toBe(field(signInWords.email))
})

test('two presses lead back from the forgotten password once, also after Forward', async () => {
  const { user: visitor } = open('/terms')
  await visitor.click(screen.getByRole('link', { name: 'To sign-in' }))
  await visitor.click(button(signInWords.forgotten))
  for (const _ of ['opened', 'opened by Forward']) {
    const back = button(signInWords.back)
    // Before the page can render.
    act(() => {
      back.click()
      back.click()
    })
    expect(button(signInWords.submit)).toBeTruthy()
    await visitor.click(screen.getByRole('button', { name: 'Forward' }))
  }
})

// For one with an account: see tests/e2e/accounts.spec.ts.
test('a forgotten password of an address without an account gets the same answer', async () => {
  vi.mocked(session.sendPasswordReset).mockRejectedValue(refusal('user-not-found'))
  const { user: visitor } = open('/login')
  await fill(visitor, field(signInWords.email), 'asha@example.com')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await visitor.click(button(signInWords.forgotten))
  // The field that gets the focus is brought into view, not to the middle of the window.
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
  expect(field(signInWords.email).value).toBe('asha@example.com')
  await visitor.click(button(signInWords.sendLink))
  expect(await screen.findByText(signInWords.linkSent)).toBeTruthy()
  await fill(visitor, field(signInWords.email), '.au')
  await visitor.click(button(signInWords.back))
  expect(field(signInWords.email).value).toBe('asha@example.com.au')
})

test('no link is said to be sent to an address that cannot exist', async () => {
  vi.mocked(session.sendPasswordReset).mockRejectedValue(refusal('invalid-email'))
  const { user: visitor } = open('/login')
  await visitor.click(button(signInWords.forgotten))
  await fill(visitor, field(signInWords.email), 'asha@example.com.')
  await visitor.click(button(signInWords.sendLink))
  expect(await screen.findByText(accountFieldsWords.emailWrong)).toBeTruthy()
})

test.each<[string, object, Partial<Record<Name, string>>]>([
  [
    'nothing',
    Object.fromEntries(names.map((name) => [name, ''])),
    {
      name: accountFieldsWords.nameRequired,
      email: accountFieldsWords.emailRequired,
      phone: accountFieldsWords.phoneRequired,
      password: `${accountFieldsWords.passwordRequired} ${passwordsWords.hint({ min: 8 })}`,
      confirmPassword: signUpWords.confirmPasswordRequired,
    },
  ],
  [
    'values that are too long',
    { name: 'x'.repeat(201), phone: '1'.repeat(41), email: `${'x'.repeat(320)}@b.c` },
    {
      name: accountFieldsWords.tooLong({ max: 200 }),
      phone: accountFieldsWords.tooLong({ max: 40 }),
      email: accountFieldsWords.emailWrong,
    },
  ],
  [
    'a short password',
    { password: 'monsoon', confirmPassword: 'monsoon' },
    { password: `${accountFieldsWords.tooShort({ min: 8 })} ${passwordsWords.hint({ min: 8 })}` },
  ],
  ['another password', { confirmPassword: 'Monsoons' }, { confirmPassword: passwordsWords.mismatch }],
])('sign-up refuses %s, with an error at each field, and sends nothing', async (_, change, errors) => {
  const { user: visitor } = open('/signup')
  await signUp(visitor, change)
  for (const [name, error] of Object.entries(errors))
    expect(describing(field(signUpWords[name as Name]))).toBe(error)
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(Object.keys(errors).length)
  expect(session.createAccount).not.toHaveBeenCalled()
})

test('sign-up says whether the passwords match, shows one on request, and tells password managers what fields contain', async () => {
  const { user: visitor } = open('/signup')
  const [password, again] = [field(signUpWords.password), field(signUpWords.confirmPassword)]
  await fill(visitor, password, 'monsoons')
  await fill(visitor, again, 'monsoon')
  expect(screen.getByText(passwordsWords.mismatch)).toBeTruthy()
  await fill(visitor, again, 's')
  expect(screen.getByText(passwordsWords.match)).toBeTruthy()
  const [show] = screen.getAllByRole('button', { name: passwordsWords.showName })
  await visitor.click(show as HTMLElement)
  expect([password.type, password.value, again.type]).toEqual(['text', 'monsoons', 'password'])
  await visitor.click(button(passwordsWords.hideName))
  expect(password.type).toBe('password')
  expect(names.map((name) => field(signUpWords[name]).autocomplete)).toEqual([
    ...['name', 'username', 'tel'],
    ...['new-password', 'new-password'],
  ])
})

test('sign-up shows the greeting only after name and e-mail are stored', async () => {
  let finish = () => {}
  vi.mocked(session.completeAccount).mockReturnValue(
    new Promise((resolve) => {
      finish = () => resolve('sent')
    }),
  )
  const { user: visitor, enter } = open('/signup')
  await signUp(visitor)
  await waitFor(() => expect(session.completeAccount).toHaveBeenCalledExactlyOnceWith('Asha Menon'))
  enter()
  expect(screen.getByText('at /signup')).toBeTruthy()
  expect(button(signUpWords.working)).toBeTruthy()
  finish()
  expect(await screen.findByText('at /')).toBeTruthy()
})

test.each([
  ['the address is taken', 'email-already-in-use', signInErrorsWords.notCreated, null],
  ['the response is lost, since the account may exist', 'timeout', signInErrorsWords.offline, profile],
])(
  'sign-up keeps the typed text, and a profile that may be stored, when %s',
  async (_, code, reason, kept) => {
    vi.mocked(session.createAccount).mockRejectedValue(refusal(code))
    const { user: visitor } = open('/signup')
    await signUp(visitor)
    expect(await main().findByText(reason)).toBeTruthy()
    // As specified, and announced only once, with its reason.
    const said = screen.getByText(signInFormsWords.failure)
    expect(said.closest('[role=alert], [aria-live]')?.getAttribute('aria-live')).toBe('off')
    expect(names.map((name) => field(signUpWords[name]).value)).toEqual(Object.values(account))
    expect(pendingProfile(user.email)).toEqual(kept)
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('monsoons')
  },
)

test('sign-up shows an address that only the provider refuses at its field', async () => {
  vi.mocked(session.createAccount).mockRejectedValue(refusal('invalid-email'))
  const { user: visitor } = open('/signup')
  await signUp(visitor)
  await waitFor(() => expect(describing(field(signUpWords.email))).toBe(accountFieldsWords.emailWrong))
  expect(document.activeElement).toBe(field(signUpWords.email))
})

test.each([
  ['sent', frameWords.verificationSent({ email: user.email })],
  ['failed', frameWords.verificationNotSent({ email: user.email })],
  ['not needed', null],
] as const)('sign-up says on the next page that the confirmation e-mail was %s', async (sent, detail) => {
  vi.mocked(session.completeAccount).mockResolvedValue(sent)
  const { user: visitor, enter } = open('/signup')
  await signUp(visitor)
  await waitFor(() => expect(session.completeAccount).toHaveBeenCalled())
  enter()
  const notice = await main().findByText(signUpWords.success)
  expect(notice.parentElement?.textContent).toContain(detail ?? '')
  // On a narrow screen, the address breaks after its sign.
  if (detail) expect(notice.parentElement?.innerHTML).toContain(user.email.replace('@', '@<wbr>'))
  const link = screen.queryByRole('link', { name: navigationWords.account })
  expect(link?.getAttribute('href')).toBe(detail ? '/account' : undefined)
})

test('someone who signs up reads what an account is for, in the words of the owner', () => {
  open('/signup')
  expect(screen.getByText(pageTexts.signup.intro)).toBeTruthy()
})

test.each(['signIn', 'signUp'] as const)('a guest who was led to %s is told why', (form) => {
  const [plan] = plans
  const page = form === 'signIn' ? '/login' : '/signup'
  const { unmount } = open({ pathname: page, search: '?next=/plans', state: { wantedPlan: plan?.id } })
  expect(screen.getByText(signInFormsWords.reasonPlan({ form, plan: plan?.title ?? '' }))).toBeTruthy()
  unmount()
  open(`${page}?next=/account`)
  expect(screen.getByText(signInFormsWords.reasonAccount({ form }))).toBeTruthy()
})

test.each(['/login', '/signup'])(
  'Back to %s, which has done its work, leads on without a greeting',
  (path) => {
    open(`${path}?next=/plans`, member)
    expect(screen.getByText('at /plans')).toBeTruthy()
    for (const greeting of [signInWords.success, signUpWords.success])
      expect(screen.queryByText(greeting)).toBeNull()
  },
)

test('the next page keeps the greeting after its toast has gone, until it is dismissed', async () => {
  const { user: visitor, enter } = open('/login')
  enter()
  const notice = await main().findByText(signInWords.success)
  await visitor.click(button(controlsWords.dismiss))
  expect(notice.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the next page does not repeat the greeting after a reload', () => {
  open({ pathname: '/', state: { notice: { text: signInWords.success } } })
  expect(screen.queryByText(signInWords.success)).toBeNull()
})
