import { signInWords } from 'virtual:words/signIn'
import { signInFormsWords } from 'virtual:words/signInForms'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, it, vi } from 'vitest'
import { pendingProfile } from '@/auth/pendingProfile'
import type { SessionUser } from '@/data/auth'
import * as provider from '@/data/signInProvider'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { memberUser, render } from '../../../render'
import { refusal } from '../../../testDoubles'

const button = (name: string) => screen.getByRole('button', { name })
const google = () => button(signInFormsWords.google)
const asha = { ...memberUser, name: 'Asha G', hasPassword: false }

let answer: { resolve: (user: SessionUser) => void; reject: (error: Error) => void }
const fail = (code: string) => act(async () => answer.reject(refusal(code)))

beforeEach(() => {
  const signIn = vi.spyOn(provider, 'signInWithGoogle')
  signIn.mockImplementation(() => new Promise((resolve, reject) => (answer = { resolve, reject })))
  vi.spyOn(toast, 'error')
})

const open = () => render(<LoginPage />, { path: '/login' })

async function pressTwice() {
  const rendered = open()
  // On a busy machine the two presses would otherwise be too far apart for a double click.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const pressed = google()
  fireEvent.click(pressed)
  fireEvent.click(pressed)
  clock.mockRestore()
  await waitFor(() => expect(provider.signInWithGoogle).toHaveBeenCalledOnce())
  expect(button(signInFormsWords.waiting)).toBeTruthy()
  return rendered
}

it('opens one window for rapid presses, can be given up at once, and then be used again', async () => {
  const { user } = await pressTwice()
  expect(button(signInWords.submit).getAttribute('aria-disabled')).not.toBe('true')
  await user.click(button(signInFormsWords.cancel))
  expect(screen.queryByRole('button', { name: signInFormsWords.cancel })).toBeNull()
  expect(document.activeElement).toBe(google())
  // Firebase reports the closed window only now.
  await fail('popup-closed-by-user')
  expect(toast.error).not.toHaveBeenCalled()

  await user.click(google())
  expect(provider.signInWithGoogle).toHaveBeenCalledTimes(2)
  expect(button(signInFormsWords.waiting)).toBeTruthy()
})

const ofGoogle = { name: asha.name, email: asha.email, phone: '' }
const typed = { name: 'Asha Menon', email: asha.email, phone: '1' }

it.each([
  ['nothing', null, ofGoogle],
  ['a profile from sign-up', JSON.stringify({ ...typed, savedAt: Date.now() }), typed],
  ['a damaged profile', '{', ofGoogle],
])('a sign-in that succeeds after all, with %s kept, completes the profile', async (_, kept, expected) => {
  if (kept) localStorage.setItem('profile', kept)
  const { user } = await pressTwice()
  await user.click(button(signInFormsWords.cancel))
  await act(async () => answer.resolve(asha))
  expect(pendingProfile(asha.email)).toEqual(expected)
})

it('shows no error to a visitor who has left', async () => {
  const { unmount } = await pressTwice()
  unmount()
  await fail('popup-closed-by-user')
  expect(toast.error).not.toHaveBeenCalled()
})

it('disappears if it is not supported here', async () => {
  await pressTwice()
  await fail('operation-not-supported-in-this-environment')
  expect(await screen.findByText(signInFormsWords.inApp)).toBeTruthy()
  expect(screen.queryByRole('button', { name: signInFormsWords.google })).toBeNull()
})

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

it.each([
  [`${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, true],
  [`${iPhone} Mobile/15E148`, true],
  [`${iPhone} Mobile/15E148 Safari Line/14.0.0`, true],
  [`${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`, true],
  [`${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
  [`${android}) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36`, false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', false],
])('in %s, inside an app: %s', async (userAgent, inApp) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  open()
  expect(await screen.findAllByText(inApp ? signInFormsWords.inApp : signInFormsWords.google)).toHaveLength(1)
})
