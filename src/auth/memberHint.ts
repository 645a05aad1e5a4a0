import { localStore } from '@/lib/storage'

/**
 * Remembers that somebody was signed in on this browser. The line in the head of every page turns it into
 * `data-member` on the root, so that styles can keep the SignIn button from flashing before scripts run.
 * It holds no secret: who is really signed in is the provider's to say.
 */
export const MEMBER_KEY = 'member'

export function wasMember(): boolean {
  return localStore.get(MEMBER_KEY) !== null
}

export function rememberMember(isMember: boolean) {
  document.documentElement.toggleAttribute('data-member', isMember)
  if (isMember) localStore.set(MEMBER_KEY, '1')
  else localStore.remove(MEMBER_KEY)
}
