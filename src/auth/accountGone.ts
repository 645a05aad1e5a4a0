import { frameWords } from 'virtual:words/frame'
import { notify } from '@/hooks/notify'

/** The provider's code for a deleted account, and for one whose password was changed. Its SDK then signs out. */
const GONE = 'auth/user-token-expired'

/** Tells the user why a request has signed them out. False for any other failure. */
export function reportAccountGone(failure: unknown): boolean {
  const isGone = typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === GONE
  if (isGone) notify.error(frameWords.accountGone, { id: 'sign-out' })
  return isGone
}
