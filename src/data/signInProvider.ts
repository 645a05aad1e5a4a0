import {
  applyActionCode,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  signOut as firebaseSignOut,
  GoogleAuthProvider,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  updatePassword,
  updateProfile,
} from 'firebase/auth'
import { countGoal } from '@/lib/visits'
import { request } from '@/lib/withTimeout'
import {
  type AuthResult,
  auth,
  currentUser,
  requestAuth,
  type SessionUser,
  sessionUser,
  toAuthResult,
} from './auth'

// The entry of a lazy chunk: guests on public pages never download it.

/** Reports the signed-in user now and after every change, including changes in other tabs. */
export function onUserChanged(report: (user: SessionUser | null) => void): () => void {
  // Unlike `onAuthStateChanged`, it also reports a new name and the e-mail's verification.
  return onIdTokenChanged(auth, (user) => report(user && sessionUser(user)))
}

export function signIn(email: string, password: string): Promise<AuthResult<SessionUser>> {
  return requestAuth(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return sessionUser(user)
  })
}

/**
 * Creates the account. If the response to an earlier attempt was lost, the account exists already, and signing in with
 * the same password continues with it.
 */
export async function createAccount(email: string, password: string): Promise<AuthResult<SessionUser>> {
  const created = await requestAuth(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    countGoal('Account created')
    return sessionUser(user)
  })
  if (created.ok || created.failure.code !== 'auth/email-already-in-use') return created
  const entered = await signIn(email, password)
  return entered.ok ? entered : created
}

export type VerificationEmail = 'sent' | 'failed' | 'not needed'

/** If either of these fails, the account stays: the account page offers both again. */
export async function completeAccount(name: string): Promise<AuthResult<VerificationEmail>> {
  return toAuthResult(async () => {
    const user = currentUser()
    const [email] = await Promise.all([
      user.emailVerified
        ? ('not needed' as const)
        : sent('send the verification e-mail', () => sendEmailVerification(user)),
      user.displayName || sent('set the display name', () => setName(user, name)),
    ])
    return email
  })
}

/** Firebase reports a new name only with a new token. */
async function setName(user: User, displayName: string): Promise<void> {
  await updateProfile(user, { displayName })
  await user.getIdToken(true).catch((error) => console.error('Could not renew the token', error))
}

async function sent(what: string, send: () => Promise<void>): Promise<'sent' | 'failed'> {
  try {
    await request(send)
    return 'sent'
  } catch (error) {
    console.error(`Could not ${what}`, error)
    return 'failed'
  }
}

export function sendPasswordReset(email: string): Promise<AuthResult<void>> {
  return requestAuth(() => sendPasswordResetEmail(auth, email))
}

export function signOut(): Promise<void> {
  return firebaseSignOut(auth)
}

/**
 * Opens Google's window. Browsers allow that only as the direct result of a press, so this code must have loaded before
 * the press.
 */
export function signInWithGoogle(): Promise<AuthResult<SessionUser>> {
  return fromGoogle(async () => {
    const { user } = await signInWithPopup(auth, provider(), browserPopupRedirectResolver)
    const { creationTime, lastSignInTime } = user.metadata
    if (creationTime === lastSignInTime) countGoal('Account created')
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

export function rename(name: string): Promise<AuthResult<void>> {
  return requestAuth(() => setName(currentUser(), name))
}

export function sendVerification(): Promise<AuthResult<void>> {
  return requestAuth(() => sendEmailVerification(currentUser()))
}

/** Reloads the user: the e-mail address may have been confirmed in another window. */
export function refreshUser(): Promise<AuthResult<void>> {
  return requestAuth(async () => {
    const user = currentUser()
    const wasVerified = user.emailVerified
    await reload(user)
    // Security rules see the old token until it is refreshed.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true)
  })
}

export function confirmWithPassword(password: string): Promise<AuthResult<void>> {
  return requestAuth(async () => {
    const user = currentUser()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  })
}

export async function changePassword(current: string, wanted: string): Promise<AuthResult<void>> {
  const confirmed = await confirmWithPassword(current)
  return confirmed.ok ? requestAuth(() => updatePassword(currentUser(), wanted)) : confirmed
}

/** Delete the user's data first: without the account, the rules no longer allow it. */
export function deleteSignIn(): Promise<AuthResult<void>> {
  return requestAuth(() => deleteUser(currentUser()))
}

/** Confirms an e-mail address or reverts its change, depending on the code. */
export function applyCode(code: string): Promise<AuthResult<void>> {
  return redeem(() => applyActionCode(auth, code))
}

export function setPasswordByCode(code: string, password: string): Promise<AuthResult<void>> {
  return redeem(() => confirmPasswordReset(auth, code, password))
}

async function redeem(send: () => Promise<void>): Promise<AuthResult<void>> {
  const redeemed = await requestAuth(send)
  await auth.authStateReady()
  // A new password ends this user's session. Also after a failure: the address may have been confirmed on another device.
  if (auth.currentUser) await refreshUser()
  return redeemed
}
