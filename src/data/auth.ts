import { site } from 'virtual:content/site'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
  type User,
} from 'firebase/auth'
import { env } from '@/env'
import { isDocumentReplaced } from '@/lib/replaceDocument'
import { app } from './firebase'

// Without the popup resolver: with it, phones and Safari load Google's script at the start.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence].map(writeUntilReplaced),
})

/** What the SDK calls. Its types do not show it. */
type PersistenceClass = new () => {
  _set: (key: string, session: unknown) => Promise<void>
  _remove: (key: string) => Promise<void>
}

/**
 * With every response about its user, the SDK stores that user, even if another one has signed in since. A late response
 * must not, so no write of a document that is being replaced ever ends.
 */
function writeUntilReplaced(persistence: Persistence): Persistence {
  const Sdk = persistence as unknown as PersistenceClass
  class WritesUntilReplaced extends Sdk {
    override _set = (key: string, session: unknown) =>
      isDocumentReplaced() ? new Promise<never>(() => {}) : super._set(key, session)
    override _remove = (key: string) =>
      isDocumentReplaced() ? new Promise<never>(() => {}) : super._remove(key)
  }
  return WritesUntilReplaced as unknown as Persistence
}

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
