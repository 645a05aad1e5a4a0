import { frameWords } from 'virtual:words/frame'
import { notify } from '@/hooks/notify'
import { callAuth } from './callAuth'

/** A deleted account or a changed password, and an account that the owner has disabled: the SDK then signs out. */
const GONE: unknown[] = ['auth/user-token-expired', 'auth/user-disabled']

/** Tells the user why a request has signed them out. False for any other failure. */
export function reportAccountGone(failure: unknown): boolean {
  const isGone =
    typeof failure === 'object' && failure !== null && 'code' in failure && GONE.includes(failure.code)
  if (isGone) notify.error(frameWords.accountGone, { id: 'sign-out' })
  return isGone
}

/** Updates the user from the provider. False, and says why, if the account is gone. */
export async function refreshAccount(): Promise<boolean> {
  const answer = await callAuth(({ refreshUser }) => refreshUser())
  return answer.ok || !reportAccountGone(answer.failure)
}
