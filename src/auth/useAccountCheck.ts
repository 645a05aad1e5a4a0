import { useCallback } from 'react'
import { authMessages } from '@/content/messages'
import { notify } from '@/hooks/notify'
import { callAuth } from './callAuth'
import { useAuth } from './useAuth'

/** The provider's code for a deleted account, and for one whose password was changed. */
const GONE = 'auth/user-token-expired'

/**
 * For use before a write. An account that was deleted in another tab keeps a token for up to an hour, and the rules would accept
 * the write. If the account is gone, says so and signs out. Any other failure is left to the write.
 */
export function useAccountCheck(): () => Promise<boolean> {
  const { signOut } = useAuth()
  return useCallback(async () => {
    const answer = await callAuth(({ refreshUser }) => refreshUser())
    if (answer.ok || answer.failure.code !== GONE) return true
    notify.error(authMessages.accountGone, { id: 'sign-out' })
    await signOut()
    return false
  }, [signOut])
}
