import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'
import { auth, currentUser, type SessionUser, sessionUser } from './auth'
import { type AuthResult, toAuthResult } from './authResult'

/**
 * Opens Google's window. Browsers let only a press open one, so this must be the first thing that the press does:
 * import this file before, when the page is entered.
 */
export function signInWithGoogle(): Promise<AuthResult<SessionUser>> {
  return fromGoogle(async () => {
    const { user } = await signInWithPopup(auth, provider(), browserPopupRedirectResolver)
    return sessionUser(user)
  })
}

/** The same window once more, before something that cannot be undone. */
export function confirmWithGoogle(): Promise<AuthResult<void>> {
  return fromGoogle(async () => {
    await reauthenticateWithPopup(currentUser(), provider(), browserPopupRedirectResolver)
  })
}

function provider() {
  const google = new GoogleAuthProvider()
  // On a shared computer nobody is signed in as somebody else by one press.
  google.setCustomParameters({ prompt: 'select_account' })
  return google
}

async function fromGoogle<T>(request: () => Promise<T>): Promise<AuthResult<T>> {
  const answer = await toAuthResult(request)
  // The SDK's word for a script of Google's that did not load.
  const isUnreachable = !answer.ok && answer.failure.code === 'auth/internal-error'
  return isUnreachable
    ? { ok: false, failure: { ...answer.failure, code: 'auth/network-request-failed' } }
    : answer
}
