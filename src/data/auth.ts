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
  /** False for those who only ever came by Google. */
  hasPassword: boolean
}

type Report = (user: SessionUser | null) => void

// No popup resolver here: with it at the start, phones would load Google's script before anyone asks for it.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectAuthEmulator(auth, `http://127.0.0.1:${env.backend.authPort}`, { disableWarnings: true })
}

const watchers = new Set<Report>()

/** Follows the provider: reports who is signed in, now and after every change, also one made in another tab. */
export function onUserChanged(report: Report): () => void {
  watchers.add(report)
  const stop = onAuthStateChanged(auth, (user) => report(user && sessionUser(user)))
  return () => {
    watchers.delete(report)
    stop()
  }
}

/** The provider keeps quiet when only a name or a confirmation changed. */
export function notifyWatchers() {
  const user = auth.currentUser && sessionUser(auth.currentUser)
  for (const report of watchers) report(user)
}

/** The provider's own object, for acts that only a signed-in person can do. */
export function currentUser(): User {
  if (!auth.currentUser) throw new Error('Nobody is signed in')
  return auth.currentUser
}

export function sessionUser({ uid, email, displayName, emailVerified, providerData }: User): SessionUser {
  return {
    uid,
    email: email ?? '',
    name: displayName ?? '',
    emailVerified,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
  }
}
