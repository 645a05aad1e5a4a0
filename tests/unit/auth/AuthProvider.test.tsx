import type { useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import * as signIn from '@/auth/callAuth'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { CONTACT_DRAFT_KEY, personalQuery } from '@/auth/personalData'
import { useAuth } from '@/auth/useAuth'
import type { SessionUser } from '@/data/auth'
import { createQueryClient } from '@/data/queryClient'
import * as session from '@/data/signInProvider'
import * as users from '@/data/users'
import * as documents from '@/lib/replaceDocument'
import { localStore } from '@/lib/storage'
import { memberUser as asha, render } from '../../render'

/** The hint that a user was signed in on this browser. */
const HINT = 'member'
const MARKER = 'signing-out'
const DAY = 24 * 3_600_000 // ms
const typed = { name: 'Asha Menon', email: asha.email, phone: '1' }

function Who() {
  const auth = useAuth()
  return (
    <>
      <p>{auth.user ? `in as ${auth.user.uid}` : auth.status}</p>
      <input key={auth.departures} aria-label="Address" />
      <button type="button" onClick={auth.findUser}>
        Check
      </button>
      <button type="button" onClick={auth.signOut}>
        Leave
      </button>
      <Link to="/plans">Plans</Link>
    </>
  )
}

let client: ReturnType<typeof useQueryClient>
const open = (path = '/') =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
    { path, client },
  )
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const inAsAsha = () => screen.findByText('in as asha')

/** What another tab of this browser does to the hint. */
function hintFromOtherTab(uid: string | null) {
  if (uid) localStorage.setItem(HINT, uid)
  else localStorage.removeItem(HINT)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: HINT, newValue: uid })))
}

/** The provider's session, and what it tells the tab. */
let current: SessionUser | null
let report: (user: SessionUser | null) => void

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  client = createQueryClient()
  current = asha
  report = () => {}
  vi.spyOn(session, 'onUserChanged').mockImplementation((tell) => {
    report = (user) => act(() => tell(user))
    tell(current)
    return () => {}
  })
  vi.spyOn(session, 'signOut').mockImplementation(async () => {
    current = null
  })
  for (const key of [HINT, MARKER]) localStore.remove(key)
  localStorage.setItem(HINT, asha.uid)
})

test.each([
  ['the next check', () => press('Check')],
  ['a network that is back', () => act(() => void dispatchEvent(new Event('online')))],
])('a failed download of the sign-in code keeps the hint, and %s retries', async (_, retry) => {
  vi.spyOn(signIn, 'importSignIn').mockRejectedValueOnce(new Error('offline'))
  open()
  expect(await screen.findByText('out')).toBeTruthy()
  expect(console.error).toHaveBeenCalledOnce()
  expect(localStorage.getItem(HINT)).toBe(asha.uid)
  retry()
  expect(await inAsAsha()).toBeTruthy()
})

test('a page from the back/forward cache shows a user who has signed in meanwhile', async () => {
  localStorage.removeItem(HINT)
  open()
  expect(screen.getByText('unknown')).toBeTruthy()
  localStorage.setItem(HINT, asha.uid)
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await inAsAsha()).toBeTruthy()
})

const bubbles = true
const shows: [string, () => Event][] = [
  [
    'a page from the back/forward cache',
    () => Object.assign(new Event('pageshow', { bubbles }), { persisted: true }),
  ],
  ['a tab that is shown', () => new Event('visibilitychange', { bubbles })],
  ['a frozen tab', () => new StorageEvent('storage', { bubbles, key: HINT })],
]
const nextProfile = { ...typed, email: 'ravi@example.com' }

test.each([
  ...shows.map(([what, show]) => [what, 'ravi', show] as const),
  ...shows.slice(0, 2).map(([what, show]) => [what, null, show] as const),
])('%s whose user is now %s is empty at once and loads again', async (_, next, show) => {
  vi.spyOn(documents, 'replaceDocument').mockReturnValue()
  open()
  await inAsAsha()
  sessionStorage.setItem(CONTACT_DRAFT_KEY, 'typed')
  savePendingProfile(nextProfile)
  if (next) localStorage.setItem(HINT, next)
  else localStorage.removeItem(HINT)

  document.dispatchEvent(show())
  expect(document.body.textContent).toBe('')
  document.dispatchEvent(show())
  expect(documents.replaceDocument).toHaveBeenCalledOnce()
  expect(sessionStorage).toHaveLength(0)
  expect(pendingProfile(nextProfile.email)).not.toBeNull()
  expect(session.signOut).not.toHaveBeenCalled()
})

test.each(shows)('%s of the same user stays as it is', async (_, show) => {
  vi.spyOn(documents, 'replaceDocument').mockReturnValue()
  open()
  await inAsAsha()
  act(() => void document.dispatchEvent(show()))
  expect(screen.getByText('in as asha')).toBeTruthy()
  expect(documents.replaceDocument).not.toHaveBeenCalled()
})

test('a sign-out that is pressed while the user is unknown is finished by the next load, which shows no user before', async () => {
  vi.spyOn(signIn, 'importSignIn').mockReturnValueOnce(new Promise(() => {}))
  const first = open()
  press('Leave')
  expect(screen.getByText('out')).toBeTruthy()
  first.unmount()

  vi.mocked(signIn.importSignIn).mockRestore()
  open()
  expect(screen.getByText('out')).toBeTruthy()
  await waitFor(() => expect(session.signOut).toHaveBeenCalledOnce())
  await waitFor(() => expect(localStorage.getItem(MARKER)).toBeNull())
  expect(screen.getByText('out')).toBeTruthy()
  current = { ...asha, uid: 'ravi' }
  report(current)
  expect(screen.getByText('in as ravi')).toBeTruthy()
})

test('a sign-out in another tab reaches one that is still starting, and does not end a later session', async () => {
  let load = (_: typeof session) => {}
  vi.spyOn(signIn, 'importSignIn').mockReturnValue(new Promise((resolve) => (load = resolve)))
  open()
  hintFromOtherTab(null)
  expect(screen.getByText('out')).toBeTruthy()
  current = { ...asha, uid: 'ravi' }
  hintFromOtherTab('ravi')
  await act(async () => load(session))
  expect(await screen.findByText('in as ravi')).toBeTruthy()
  expect(session.signOut).not.toHaveBeenCalled()
})

test.each<[string, () => unknown]>([
  ['Logout', () => press('Leave')],
  ['a sign-out in another tab', () => hintFromOtherTab(null)],
  ['the end of the account', () => report(null)],
  ['the sign-in of another user', () => report({ ...asha, uid: 'ravi' })],
])('%s removes what was typed and read', async (_, leave) => {
  open()
  await inAsAsha()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
  field.value = asha.email
  sessionStorage.setItem(CONTACT_DRAFT_KEY, 'typed')
  savePendingProfile(typed)
  client.setQueryData(personalQuery('orders', asha.uid, async () => ['']).queryKey, ['Site Care'])
  client.setQueryData(['team'], ['Arjun'])
  const mutations = client.getMutationCache()
  void mutations.build(client, { mutationFn: () => new Promise(() => {}) }).execute(typed)

  leave()
  const left = client.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual([['team']])
  expect(mutations.getAll()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
  expect(localStorage.getItem('profile')).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '')
})

test.each(['available', 'blocked'])(
  'with %s storage, a guest never loads the sign-in code',
  async (storage) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const load = vi.spyOn(signIn, 'importSignIn')
    localStorage.removeItem(HINT)
    const refuse = () => {
      throw new DOMException('No', 'SecurityError')
    }
    if (storage === 'blocked') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    open()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(load).not.toHaveBeenCalled()
  },
)

describe('the profile that was typed at sign-up', () => {
  beforeEach(() => {
    vi.spyOn(users, 'completeUser').mockImplementation(async (_, record) => record)
    savePendingProfile({ ...typed, email: ` ${asha.email.toUpperCase()} ` })
  })

  test('is kept when it cannot be stored, stored once by the next page, however the address was spelled, and then cleared', async () => {
    vi.mocked(users.completeUser).mockRejectedValueOnce(new Error('offline'))
    open()
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    expect(pendingProfile(asha.email)).not.toBeNull()
    act(() => screen.getByRole('link').click())
    await waitFor(() => expect(localStorage.getItem('profile')).toBeNull())
    expect(users.completeUser).toHaveBeenCalledTimes(2)
    expect(users.completeUser).toHaveBeenLastCalledWith('asha', typed)
  })

  test.each([
    ['on the sign-in page', '/login', asha.email],
    ['of another account', '/', 'ravi@example.com'],
  ])('is not stored %s', async (_, path, email) => {
    savePendingProfile({ ...typed, email })
    open(path)
    expect(await inAsAsha()).toBeTruthy()
    expect(users.completeUser).not.toHaveBeenCalled()
    expect(pendingProfile(email)).not.toBeNull()
  })

  test.each([DAY - 1, DAY])('is kept for a day: after %i ms', (ms) => {
    localStorage.removeItem(HINT)
    const now = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(now)
    savePendingProfile(typed)
    vi.mocked(Date.now).mockReturnValue(now + ms)
    open()
    expect(localStorage.getItem('profile') !== null).toBe(ms < DAY)
  })
})
