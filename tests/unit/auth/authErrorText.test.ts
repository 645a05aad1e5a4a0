import { signInErrorsWords } from 'virtual:words/signInErrors'
import { expect, it } from 'vitest'
import { authCode, authErrorText } from '@/auth/authErrorText'
import { refusal } from '../../testDoubles'

const textOf = (code: string, ifWrong?: Parameters<typeof authErrorText>[1]) =>
  authErrorText(refusal(code), ifWrong)

it.each([
  ...['email-already-in-use', 'invalid-credential', 'invalid-email', 'invalid-login-credentials'],
  ...['user-disabled', 'user-not-found', 'wrong-password'],
])('%s does not reveal whether there is an account', (code) => {
  expect(textOf(code, 'wrongSignIn')).toBe(signInErrorsWords.wrongSignIn)
  expect(textOf(code, 'notCreated')).not.toMatch(/is already|taken|in use/)
})

it.each<[string, keyof typeof signInErrorsWords]>([
  ['network-request-failed', 'offline'],
  ['timeout', 'offline'],
  ['too-many-requests', 'tooMany'],
  ['quota-exceeded', 'tooMany'],
  ['popup-blocked', 'popupBlocked'],
  ['popup-closed-by-user', 'popupClosed'],
  ['user-cancelled', 'popupClosed'],
  ['account-exists-with-different-credential', 'otherMethod'],
  ['credential-already-in-use', 'otherMethod'],
  ['user-mismatch', 'otherAccount'],
  ['requires-recent-login', 'signInAgain'],
  ['expired-action-code', 'oldLink'],
  ['invalid-action-code', 'oldLink'],
  ['missing-oob-code', 'oldLink'],
  ['weak-password', 'weakPassword'],
  ['password-does-not-meet-requirements', 'weakPassword'],
  ['unheard-of', 'other'],
])('%s is told in the words for %s', (code, reason) => {
  expect(textOf(code, 'wrongSignIn')).toBe(signInErrorsWords[reason])
})

it('an error of the browser has no code of the provider', () => {
  const error = Object.assign(new Error('The connection was lost'), { code: 22 })
  expect(authCode(error)).toBe('')
})
