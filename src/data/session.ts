import {
  createUserWithEmailAndPassword,
  signOut as firebaseSignOut,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
} from 'firebase/auth'
import { auth, currentUser, notifyWatchers, type SessionUser, sessionUser } from './auth'
import { type AuthResult, requestAuth, toAuthResult } from './authResult'
import { request } from './request'

export { onUserChanged, type SessionUser } from './auth'

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
      user.displayName || sent('set the display name', () => updateProfile(user, { displayName: name })),
    ])
    notifyWatchers()
    return email
  })
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
