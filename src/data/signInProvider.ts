import { FirebaseError } from 'firebase/app'
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
import { auth, currentUser, type SessionUser, sessionUser } from './auth'

// The entry of a lazy chunk: guests on public pages never download it.

/** The sessions that this tab has reported last, and that it knows to be over. */
let reported: string | undefined
let ended: string | undefined

/** A new sign-in has a new token. The emulator gives a user the same one again, so the second of the sign-in is part of it. */
const sessionOf = ({ refreshToken, metadata }: User) => `${refreshToken} ${metadata.lastSignInTime}`

/**
 * Reports the signed-in user now and after every change, including changes in other tabs. A session that is over does not
 * come back: the SDK of one tab may read it while another tab signs out, and store it again.
 */
export function onUserChanged(report: (user: SessionUser | null) => void): () => void {
  // Unlike `onAuthStateChanged`, it also reports a new name and the e-mail's verification.
  return onIdTokenChanged(auth, (user) => {
    if (!user) ended = reported
    else if (sessionOf(user) === ended) return void signOut().catch(console.error)
    else reported = sessionOf(user)
    report(user && sessionUser(user))
  })
}

export function signIn(email: string, password: string): Promise<SessionUser> {
  return request(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return sessionUser(user)
  })
}

/**
 * Creates the account. If the response to an earlier attempt was lost, the account exists already, and signing in with
 * the same password continues with it.
 */
export async function createAccount(email: string, password: string): Promise<SessionUser> {
  try {
    return await request(async () => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      countGoal('Account created')
      return sessionUser(user)
    })
  } catch (error) {
    if (!hasCode(error, 'auth/email-already-in-use')) throw error
    return signIn(email, password).catch(() => {
      throw error
    })
  }
}

export type VerificationEmail = 'sent' | 'failed' | 'not needed'

/** If either of these fails, the account stays: the account page offers both again. */
export async function completeAccount(name: string): Promise<VerificationEmail> {
  const user = currentUser()
  const [email] = await Promise.all([
    user.emailVerified
      ? ('not needed' as const)
      : sent('send the verification e-mail', () => sendEmailVerification(user)),
    user.displayName || sent('set the display name', () => setName(user, name)),
  ])
  return email
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

export const sendPasswordReset = (email: string) => request(() => sendPasswordResetEmail(auth, email))

export function signOut(): Promise<void> {
  ended = reported
  return firebaseSignOut(auth)
}

/**
 * Opens Google's window. Browsers allow that only as the direct result of a press, so this code must have loaded before
 * the press.
 */
export function signInWithGoogle(): Promise<SessionUser> {
  return fromGoogle(async () => {
    const { user } = await signInWithPopup(auth, provider(), browserPopupRedirectResolver)
    const { creationTime, lastSignInTime } = user.metadata
    if (creationTime === lastSignInTime) countGoal('Account created')
    return sessionUser(user)
  })
}

/** Asks the user to sign in with Google again, before something that cannot be undone. */
export function confirmWithGoogle(): Promise<void> {
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

/** Without a timeout, because it waits for the user. */
async function fromGoogle<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    // The SDK's code for a Google script that did not load.
    throw hasCode(error, 'auth/internal-error')
      ? new FirebaseError('auth/network-request-failed', 'Could not load the script of Google')
      : error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof FirebaseError && error.code === code

export const rename = (name: string) => request(() => setName(currentUser(), name))

export const sendVerification = () => request(() => sendEmailVerification(currentUser()))

/** Reloads the user: the e-mail address may have been confirmed in another window. */
export function refreshUser(): Promise<void> {
  return request(async () => {
    const user = currentUser()
    const wasVerified = user.emailVerified
    await reload(user)
    // Security rules see the old token until it is refreshed.
    if (user.emailVerified !== wasVerified) await user.getIdToken(true)
  })
}

export function confirmWithPassword(password: string): Promise<void> {
  return request(async () => {
    const user = currentUser()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
  })
}

export async function changePassword(current: string, wanted: string): Promise<void> {
  await confirmWithPassword(current)
  return request(() => updatePassword(currentUser(), wanted))
}

/** Delete the user's data first: without the account, the rules no longer allow it. */
export const deleteSignIn = () => request(() => deleteUser(currentUser()))

/** Confirms an e-mail address or reverts its change, depending on the code. */
export const applyCode = (code: string) => redeem(() => applyActionCode(auth, code))

export const setPasswordByCode = (code: string, password: string) =>
  redeem(() => confirmPasswordReset(auth, code, password))

async function redeem(send: () => Promise<void>): Promise<void> {
  try {
    await request(send)
  } finally {
    await auth.authStateReady()
    // A new password ends this user's session. Also after a failure: the address may have been confirmed on another device.
    if (auth.currentUser) await refreshUser().catch(() => undefined)
  }
}
