import type { SessionUser } from '@/data/auth'
import { localStore } from '@/lib/storage'

/**
 * Remembers that someone was signed in on this browser. A script in index.html turns it into `data-member` on the root
 * element, so that the SignIn button does not flash before the scripts run. Only the provider knows who is really signed
 * in.
 */
export const SIGNED_IN_KEY = 'member'

export function hasSignedInBefore(): boolean {
  // If localStorage is full, the hint may be missing. The provider keeps its session elsewhere, so ask it.
  return localStore.get(SIGNED_IN_KEY) !== null || localStore.isFull()
}

export function setSignedInHint(isSignedIn: boolean) {
  document.documentElement.toggleAttribute('data-member', isSignedIn)
  if (isSignedIn) localStore.set(SIGNED_IN_KEY, '1')
  else localStore.remove(SIGNED_IN_KEY)
}

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
