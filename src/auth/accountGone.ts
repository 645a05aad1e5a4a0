import { frameWords } from 'virtual:words/frame'
import { toast } from 'react-hot-toast/headless'
import { authCode } from './authErrorText'
import { callAuth } from './callAuth'

/** A deleted account or a changed password, and an account that the owner has disabled: the SDK then signs out. */
const GONE = ['auth/user-token-expired', 'auth/user-disabled']

/** Tells the user why a request has signed them out. False for any other failure. */
export function reportAccountGone(error: unknown): boolean {
  const isGone = GONE.includes(authCode(error))
  if (isGone) toast.error(frameWords.accountGone, { id: 'sign-out' })
  return isGone
}

/** Updates the user from the provider. False, and says why, if the account is gone. */
export function refreshAccount(): Promise<boolean> {
  return callAuth(({ refreshUser }) => refreshUser()).then(
    () => true,
    (error) => !reportAccountGone(error),
  )
}
