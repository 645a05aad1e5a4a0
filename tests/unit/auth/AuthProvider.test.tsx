import { privacy } from 'virtual:content/privacy'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from '@/auth/AuthProvider'
import * as signIn from '@/auth/callAuth'
import { SIGNED_IN_KEY, setSignedInHint } from '@/auth/signedInHint'
import { useAuth } from '@/auth/useAuth'
import * as session from '@/data/signInProvider'
import { render } from '../../render'

const asha = { uid: 'asha', email: 'asha@example.com', name: 'Asha', emailVerified: true, hasPassword: true }

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

const open = () =>
  render(
    <AuthProvider>
      <Who />
    </AuthProvider>,
  )

const offline = () => vi.spyOn(signIn, 'importSignIn').mockRejectedValueOnce(new Error('offline'))

beforeEach(() => {
  vi.spyOn(session, 'onUserChanged').mockImplementation((report) => {
    report(asha)
    return () => {}
  })
  setSignedInHint(false)
  localStorage.setItem(SIGNED_IN_KEY, '1')
})

test('a failed download of the sign-in code keeps the hint, and the next check retries', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  offline()
  const { user } = open()
  expect(await screen.findByText('out')).toBeTruthy()
  expect(report).toHaveBeenCalledOnce()
  expect(localStorage.getItem(SIGNED_IN_KEY)).toBe('1')

  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a signed-in user is recognised as soon as the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  offline()
  open()
  await screen.findByText('out')
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a page from the back/forward cache shows a user who has signed in meanwhile', async () => {
  localStorage.removeItem(SIGNED_IN_KEY)
  open()
  expect(screen.getByText('checking')).toBeTruthy()
  localStorage.setItem(SIGNED_IN_KEY, '1')
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a sign-out without a response times out, and the session stays signed out after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let end = () => {}
  const signOut = vi
    .spyOn(session, 'signOut')
    .mockImplementation(() => new Promise((resolve) => (end = resolve)))
  const opened = open()
  await screen.findByText('in')
  act(() => screen.getByRole('button', { name: 'Leave' }).click())
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(await screen.findByText('refused')).toBeTruthy()
  expect(screen.getByText('out')).toBeTruthy()
  expect(localStorage.getItem(SIGNED_IN_KEY)).toBeNull()
  // The privacy page names everything that stays in the browser.
  expect(Object.keys(localStorage)).toHaveLength(1)
  for (const key of Object.keys(localStorage)) expect(JSON.stringify(privacy)).toContain(`“${key}”`)
  opened.unmount()

  // The provider still has the user: it is asked to sign out again.
  open()
  act(() => screen.getByRole('button', { name: 'Check' }).click())
  expect(await screen.findByText('out')).toBeTruthy()
  expect(signOut).toHaveBeenCalledTimes(2)
  await act(async () => end())

  // A new session is not the one that was signed out.
  act(() => screen.getByRole('button', { name: 'Check' }).click())
  cleanup()
  open()
  act(() => screen.getByRole('button', { name: 'Check' }).click())
  expect(await screen.findByText('in')).toBeTruthy()
})

test('a full storage, which cannot keep the hint, makes the app ask the provider', async () => {
  localStorage.removeItem(SIGNED_IN_KEY)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  open()
  expect(await screen.findByText('in')).toBeTruthy()
})

test.each([
  ['room', () => {}],
  [
    'blocked',
    () => {
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError')
      })
    },
  ],
])('a guest never loads the sign-in code, with %s storage', async (_, spoil) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const load = vi.spyOn(signIn, 'importSignIn')
  localStorage.removeItem(SIGNED_IN_KEY)
  spoil()
  open()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(load).not.toHaveBeenCalled()
})

test('signOut resolves with whether it succeeded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(session, 'signOut').mockRejectedValueOnce(new Error('offline')).mockResolvedValue()
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('refused')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('signed out')).toBeTruthy()
})
