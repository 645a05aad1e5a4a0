import { privacy } from 'virtual:content/privacy'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import * as signIn from '@/auth/callAuth'
import { useAuth } from '@/auth/useAuth'
import * as session from '@/data/signInProvider'
import * as users from '@/data/users'
import { localStore } from '@/lib/storage'
import { render } from '../../render'
import { memberUser as asha } from '../layout/renderLayout'

/** The hint that a user was signed in on this browser. */
const HINT = 'member'
const PROFILE = `profile:${asha.email}`
const typed = { name: 'Asha Menon', email: asha.email, phone: '1' }

function Who() {
  const { status, check, signOut } = useAuth()
  const [isSignedOut, setIsSignedOut] = useState<boolean>()
  return (
    <>
      <p>{status}</p>
      <p>{isSignedOut === undefined ? 'not tried' : isSignedOut ? 'signed out' : 'refused'}</p>
      <button type="button" onClick={check}>
        Check
      </button>
      <button type="button" onClick={() => void signOut().then(setIsSignedOut)}>
        Leave
      </button>
    </>
  )
}

const open = (path = '/') =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
    { path },
  )
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())

function failStorage(name: string) {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', name)
  })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(session, 'onUserChanged').mockImplementation((report) => {
    report(asha)
    return () => {}
  })
  // Also what a full storage could not keep.
  localStore.remove(HINT)
  localStorage.setItem(HINT, '1')
})

test.each([
  ['the next check', () => press('Check')],
  ['a network that is back', () => act(() => void dispatchEvent(new Event('online')))],
])('a failed download of the sign-in code keeps the hint, and %s retries', async (_, retry) => {
  vi.spyOn(signIn, 'importSignIn').mockRejectedValueOnce(new Error('offline'))
  open()
  expect(await screen.findByText('out')).toBeTruthy()
  expect(console.error).toHaveBeenCalledOnce()
  expect(localStorage.getItem(HINT)).toBe('1')
  retry()
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a page from the back/forward cache shows a user who has signed in meanwhile', async () => {
  localStorage.removeItem(HINT)
  open()
  expect(screen.getByText('checking')).toBeTruthy()
  localStorage.setItem(HINT, '1')
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a sign-out without a response times out, and the session stays signed out after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let end = () => {}
  const signOut = vi
    .spyOn(session, 'signOut')
    .mockImplementation(() => new Promise((resolve) => (end = resolve)))
  const first = open()
  await screen.findByText('in')
  press('Leave')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('refused')).toBeTruthy()
  expect(screen.getByText('out')).toBeTruthy()
  // The privacy page names everything that stays in the browser.
  const [left = '', ...others] = Object.keys(localStorage)
  expect(JSON.stringify(privacy)).toContain(`“${left}”`)
  expect(others).toEqual([])
  first.unmount()

  // The provider still has the user: it is asked to sign out again.
  const second = open()
  press('Check')
  expect(await screen.findByText('out')).toBeTruthy()
  expect(signOut).toHaveBeenCalledTimes(2)
  await act(async () => end())
  second.unmount()

  // A new session is not the one that was signed out.
  open()
  press('Check')
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a full storage, which cannot keep the hint, makes the app ask the provider', async () => {
  localStorage.removeItem(HINT)
  failStorage('QuotaExceededError')
  open()
  expect(await screen.findByText('in')).toBeTruthy()
})

test.each(['available', 'blocked'])(
  'a guest never loads the sign-in code, with %s storage',
  async (storage) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const load = vi.spyOn(signIn, 'importSignIn')
    localStorage.removeItem(HINT)
    if (storage === 'blocked') failStorage('SecurityError')
    open()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(load).not.toHaveBeenCalled()
  },
)

describe('the profile that was typed at sign-up', () => {
  beforeEach(() => {
    vi.spyOn(users, 'completeUser').mockResolvedValue()
    localStorage.setItem(PROFILE, JSON.stringify(typed))
  })
  const kept = () => localStorage.getItem(PROFILE)

  test('is kept when it cannot be stored, stored once by the next visit, and then cleared', async () => {
    vi.mocked(users.completeUser).mockRejectedValueOnce(new Error('offline'))
    const { unmount } = open()
    await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
    expect(kept()).not.toBeNull()
    unmount()
    open()
    await waitFor(() => expect(kept()).toBeNull())
    expect(users.completeUser).toHaveBeenCalledTimes(2)
    expect(users.completeUser).toHaveBeenLastCalledWith('asha', typed)
  })

  test.each([
    ['on the sign-in page', '/login', PROFILE],
    ['of another account', '/', 'profile:ravi@example.com'],
  ])('is not stored %s', async (_, path, key) => {
    localStorage.clear()
    localStorage.setItem(HINT, '1')
    localStorage.setItem(key, JSON.stringify(typed))
    open(path)
    expect(await screen.findByText('in')).toBeTruthy()
    expect(users.completeUser).not.toHaveBeenCalled()
    expect(localStorage.getItem(key)).not.toBeNull()
  })
})
