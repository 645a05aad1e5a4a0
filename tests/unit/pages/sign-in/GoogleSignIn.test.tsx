import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { pendingProfile } from '@/auth/pendingProfile'
import { AuthContext } from '@/auth/useAuth'
import type { AuthResult, SessionUser } from '@/data/auth'
import * as provider from '@/data/signInProvider'
import { notify } from '@/hooks/notify'
import { LoginPage } from '@/pages/sign-in/LoginPage'
import { render } from '../../../render'
import { guest, signedAs } from '../../layout/renderLayout'

const button = (name: string) => screen.getByRole('button', { name })

let answer: (result: AuthResult<SessionUser>) => void

beforeEach(() => {
  vi.spyOn(provider, 'signInWithGoogle').mockImplementation(
    () => new Promise((resolve) => (answer = resolve)),
  )
  vi.spyOn(notify, 'error')
})

async function cancelWaiting() {
  const { user } = render(
    <AuthContext value={signedAs(guest)}>
      <LoginPage />
    </AuthContext>,
    { path: '/login' },
  )
  await user.click(button('Continue with Google'))
  await waitFor(() => expect(provider.signInWithGoogle).toHaveBeenCalled())
  expect(button('Waiting for Google ...')).toBeTruthy()
  await user.click(button('Cancel'))
  return user
}

it('can be given up at once, and then be used again', async () => {
  const user = await cancelWaiting()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  expect(document.activeElement).toBe(button('Continue with Google'))
  // Firebase reports the closed window only now.
  await act(async () => answer({ ok: false, failure: { code: 'auth/popup-closed-by-user', message: '' } }))
  expect(notify.error).not.toHaveBeenCalled()

  await user.click(button('Continue with Google'))
  expect(provider.signInWithGoogle).toHaveBeenCalledTimes(2)
  expect(button('Waiting for Google ...')).toBeTruthy()
})

it('keeps the profile of a visitor who signs in after all', async () => {
  await cancelWaiting()
  const asha = {
    uid: 'asha',
    email: 'asha@example.com',
    name: 'Asha',
    emailVerified: true,
    hasPassword: false,
  }
  await act(async () => answer({ ok: true, value: asha }))
  expect(pendingProfile(asha.email)).toEqual({ name: 'Asha', email: asha.email, phone: '' })
})
