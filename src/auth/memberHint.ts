/**
 * Remembers that somebody was signed in on this browser. The line in the head of every page turns it into
 * `data-member` on the root, so that styles can keep the SignIn button from flashing before scripts run.
 * It holds no secret: who is really signed in is the provider's to say.
 */
export const MEMBER_KEY = 'member'

export function wasMember(): boolean {
  try {
    return localStorage.getItem(MEMBER_KEY) !== null
  } catch {
    return false
  }
}

export function rememberMember(isMember: boolean) {
  document.documentElement.toggleAttribute('data-member', isMember)
  try {
    if (isMember) localStorage.setItem(MEMBER_KEY, '1')
    else localStorage.removeItem(MEMBER_KEY)
  } catch {
    // Storage is blocked: the next page starts with the guest's side, which is right after a moment.
  }
}
