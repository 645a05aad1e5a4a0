import { describe, expect, it } from 'vitest'
import { authErrorText } from '@/auth/authErrorText'
import { authReasons } from '@/content/account'

const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` })

describe('the message for an auth error', () => {
  it('is the same for every wrong combination of e-mail and password', () => {
    const codes = ['invalid-credential', 'user-not-found', 'wrong-password', 'user-disabled', 'invalid-email']
    const words = codes.map((code) => authErrorText(failure(`auth/${code}`), 'wrongSignIn'))
    expect(new Set(words)).toEqual(new Set([authReasons.wrongSignIn]))
  })

  it('does not reveal at sign-up that the address is taken', () => {
    const words = authErrorText(failure('auth/email-already-in-use'), 'notCreated')
    expect(words).toBe(authReasons.notCreated)
    expect(words).not.toMatch(/is already|taken|exists|in use/i)
  })

  it.each([
    ['network-request-failed', 'offline'],
    ['popup-blocked', 'popupBlocked'],
    ['popup-closed-by-user', 'popupClosed'],
    ['account-exists-with-different-credential', 'otherMethod'],
    ['too-many-requests', 'tooMany'],
    ['expired-action-code', 'oldLink'],
    ['weak-password', 'weakPassword'],
  ] as const)('name the reason %s', (code, reason) => {
    expect(authErrorText(failure(`auth/${code}`), 'wrongSignIn')).toBe(authReasons[reason])
  })

  it('is never the provider’s own message', () => {
    for (const code of ['auth/unheard-of', '', 'permission-denied']) {
      expect(authErrorText(failure(code))).toBe(authReasons.other)
    }
  })
})
