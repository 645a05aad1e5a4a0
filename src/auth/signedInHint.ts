import { localStore } from '@/lib/storage'

/**
 * The id of the user who is signed in on this browser. A script in index.html turns it into `data-member` on the root
 * element, so that the SignIn button does not flash before the scripts run. Only the provider knows who is really signed
 * in. Other tabs learn from it that someone has signed in or out.
 */
export const SIGNED_IN_KEY = 'member'

export const hintedUser = (): string | null => (__HAS_ACCOUNTS__ ? localStore.get(SIGNED_IN_KEY) : null)

export function hintUser(uid: string | null) {
  document.documentElement.toggleAttribute('data-member', uid !== null)
  if (uid === null) localStore.remove(SIGNED_IN_KEY)
  else localStore.set(SIGNED_IN_KEY, uid)
}

/**
 * A sign-out that the provider has not confirmed. Its SDK carries it out only after its own start, which may ask the network
 * for a minute. Until then, every tab treats the session as ended, also after a reload.
 */
const KEY = 'signing-out'

export const isSigningOut = (): boolean => localStore.get(KEY) !== null
export const beginSignOut = (): void => void localStore.set(KEY, '1')
export const confirmSignOut = (): void => localStore.remove(KEY)
