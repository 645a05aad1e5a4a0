import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
} from 'firebase/auth'
import { auth, currentUser, type SessionUser, sessionUser } from './auth'
import { type AuthResult, toAuthResult } from './authResult'

/**
 * Opens Google's window. Browsers allow that only as the direct result of a press, so this code must have loaded before
 * the press.
 */
export function signInWithGoogle(): Promise<AuthResult<SessionUser>> {
  return fromGoogle(async () => {
    const { user } = await signInWithPopup(auth, provider(), browserPopupRedirectResolver)
    return sessionUser(user)
  })
}

/** Asks the user to sign in with Google again, before something that cannot be undone. */
export function confirmWithGoogle(): Promise<AuthResult<void>> {
  return fromGoogle(async () => {
    await reauthenticateWithPopup(currentUser(), provider(), browserPopupRedirectResolver)
  })
}

function provider() {
  const google = new GoogleAuthProvider()
  // On a shared computer, let the user choose the account.
  google.setCustomParameters({ prompt: 'select_account' })
  return google
}

async function fromGoogle<T>(request: () => Promise<T>): Promise<AuthResult<T>> {
  const answer = await toAuthResult(request)
  // The SDK's code for a Google script that did not load.
  const isUnreachable = !answer.ok && answer.failure.code === 'auth/internal-error'
  return isUnreachable
    ? { ok: false, failure: { ...answer.failure, code: 'auth/network-request-failed' } }
    : answer
}
