import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth'
import { auth, currentUser, reportAgain, type SessionUser, sessionUser } from './auth'
import { type AuthAnswer, askProvider } from './authAnswer'
import { attempt } from './outcome'

export { type SessionUser, watchUser } from './auth'

export function signIn(email: string, password: string): Promise<AuthAnswer<SessionUser>> {
  return askProvider(async () => {
    const { user } = await signInWithEmailAndPassword(auth, email, password)
    return sessionUser(user)
  })
}

/**
 * Creates the account. Where the answer to an earlier try was lost the account is there already, and whoever knows
 * its password may go on with it.
 */
export async function createAccount(email: string, password: string): Promise<AuthAnswer<SessionUser>> {
  const created = await askProvider(async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password)
    return sessionUser(user)
  })
  if (created.ok || created.failure.code !== 'auth/email-already-in-use') return created
  const entered = await signIn(email, password)
  return entered.ok ? entered : created
}

/** What follows the creation. Neither failing undoes the account: the account page offers both again. */
export async function completeAccount(name: string): Promise<void> {
  const user = currentUser()
  await Promise.all([
    user.displayName ||
      attempt('set the display name', undefined, () => updateProfile(user, { displayName: name })),
    user.emailVerified ||
      attempt('send the verification e-mail', undefined, () => sendEmailVerification(user)),
  ])
  reportAgain()
}

export function sendPasswordReset(email: string): Promise<AuthAnswer<void>> {
  return askProvider(() => sendPasswordResetEmail(auth, email))
}

export function leave(): Promise<void> {
  return signOut(auth)
}
