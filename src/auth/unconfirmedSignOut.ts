import type { SessionUser } from '@/data/session'
import { localStore } from '@/lib/storage'

/**
 * A sign-out that the provider has not confirmed. Until it has, this browser treats that session as signed out, also
 * after a reload.
 */
const KEY = 'signing-out'

const sessionOf = ({ uid, signedInAt }: SessionUser) => `${uid} ${signedInAt ?? ''}`

export function isSigningOut(user: SessionUser): boolean {
  return localStore.get(KEY) === sessionOf(user)
}

export function beginSignOut(user: SessionUser) {
  localStore.set(KEY, sessionOf(user))
}

export function confirmSignOut() {
  localStore.remove(KEY)
}
