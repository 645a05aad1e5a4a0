import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  type User,
} from 'firebase/auth'
import { env } from '@/env'
import { app } from './firebase'

export type SessionUser = {
  uid: string
  email: string
  name: string
  emailVerified: boolean
  /** False for accounts that only use Google. */
  hasPassword: boolean
  /** Differs between two sign-ins of the same account. */
  signedInAt?: string | undefined
}

type Report = (user: SessionUser | null) => void

// Without the popup resolver: with it, phones and Safari load Google's script at the start.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectAuthEmulator(auth, `http://127.0.0.1:${env.backend.authPort}`, { disableWarnings: true })
}

const watchers = new Set<Report>()

/** Reports the signed-in user now and after every change, including changes in other tabs. */
export function onUserChanged(report: Report): () => void {
  watchers.add(report)
  const stop = onAuthStateChanged(auth, (user) => report(user && sessionUser(user)))
  return () => {
    watchers.delete(report)
    stop()
  }
}

/** The provider reports no change of a name or of the e-mail's verification, so report it here. */
export function notifyWatchers() {
  const user = auth.currentUser && sessionUser(auth.currentUser)
  for (const report of watchers) report(user)
}

/** The provider's user object, for requests that need one. */
export function currentUser(): User {
  if (!auth.currentUser) throw new Error('No user is signed in')
  return auth.currentUser
}

export function sessionUser(user: User): SessionUser {
  const { uid, email, displayName, emailVerified, providerData, metadata } = user
  return {
    uid,
    email: email ?? '',
    name: displayName ?? '',
    emailVerified,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
    signedInAt: metadata.lastSignInTime,
  }
}
