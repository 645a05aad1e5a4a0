import { site } from 'virtual:content/site'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type User,
} from 'firebase/auth'
import { env } from '@/env'
import { app } from './firebase'

// Without the popup resolver: with it, phones and Safari load Google's script at the start.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

// Of the e-mails that the provider sends, and of Google's window.
auth.languageCode = site.language

if (__LOCAL_BACKEND__ && env.backend.kind === 'local') {
  connectAuthEmulator(auth, `http://127.0.0.1:${env.backend.authPort}`, { disableWarnings: true })
}

/** The provider's user object, for requests that need one. */
export function currentUser(): User {
  if (!auth.currentUser) throw new Error('No user is signed in')
  return auth.currentUser
}

export type SessionUser = ReturnType<typeof sessionUser>

export function sessionUser(user: User) {
  const { uid, email, displayName, emailVerified, providerData } = user
  return {
    uid,
    email: email ?? '',
    name: displayName ?? '',
    emailVerified,
    /** False for accounts that only use Google. */
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
  }
}
