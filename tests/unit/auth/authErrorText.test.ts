import { describe, expect, it } from 'vitest'
import { authErrorText } from '@/auth/authErrorText'
import { authReasons } from '@/content/account'

const failure = (code: string) => ({ code, message: `Firebase: Error (${code}).` })

describe('the words for a refusal', () => {
  it('are the same for every way in which e-mail and password can be wrong', () => {
    const codes = ['invalid-credential', 'user-not-found', 'wrong-password', 'user-disabled', 'invalid-email']
    const words = codes.map((code) => authErrorText(failure(`auth/${code}`), 'wrongSignIn'))
    expect(new Set(words)).toEqual(new Set([authReasons.wrongSignIn]))
  })

  it('do not tell at sign-up that the address is taken', () => {
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

  it('are never the provider’s own', () => {
    for (const code of ['auth/unheard-of', '', 'permission-denied']) {
      expect(authErrorText(failure(code))).toBe(authReasons.other)
    }
  })
})
