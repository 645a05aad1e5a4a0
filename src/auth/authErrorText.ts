import { signInErrorsWords } from 'virtual:words/signInErrors'
import { ChunkLoadError } from '@/lib/loadChunk'

type Reason = keyof typeof signInErrorsWords

const reasons: Record<string, Reason> = {
  'auth/account-exists-with-different-credential': 'otherMethod',
  'auth/credential-already-in-use': 'otherMethod',
  'auth/expired-action-code': 'oldLink',
  'auth/invalid-action-code': 'oldLink',
  'auth/missing-oob-code': 'oldLink',
  'auth/network-request-failed': 'offline',
  'auth/timeout': 'offline',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/quota-exceeded': 'tooMany',
  'auth/requires-recent-login': 'signInAgain',
  'auth/too-many-requests': 'tooMany',
  'auth/user-mismatch': 'otherAccount',
  'auth/weak-password': 'weakPassword',
}

/** These all get the same text, so that it does not reveal which e-mail addresses have an account. */
const wrongSignIn = [
  'auth/email-already-in-use',
  'auth/invalid-credential',
  'auth/invalid-email',
  'auth/invalid-login-credentials',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/wrong-password',
]

export function isWrongSignIn(error: Error): boolean {
  return wrongSignIn.includes(authCode(error))
}

/** The provider's error in plain words. `ifWrong` is the form's own text for wrong credentials. */
export function authErrorText(error: Error, ifWrong: Reason = 'other'): string {
  return signInErrorsWords[isWrongSignIn(error) ? ifWrong : (reasons[authCode(error)] ?? 'other')]
}

/**
 * Such as 'auth/network-request-failed', also if the provider's code could not be loaded. Empty for any other error, such as one
 * of the browser, whose code is a number.
 */
export function authCode(error: unknown): string {
  if (error instanceof ChunkLoadError) return 'auth/network-request-failed'
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
