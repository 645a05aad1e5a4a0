import { useEffect, useState } from 'react'
import { heldProfile, holdProfile } from '@/auth/heldProfile'
import { useAuth } from '@/auth/useAuth'
import { useGuestsOnly } from '@/auth/useGuestsOnly'
import type { AuthFailure } from '@/data/authAnswer'
import type { SessionUser } from '@/data/session'

/** What both forms share: the way on once somebody is signed in, Google, and the provider's last refusal. */
export function useSignInPage(greeting: string) {
  const { error, noteError, clearError, check } = useAuth()
  const [isUnfinished, setIsUnfinished] = useState(false)
  useGuestsOnly(greeting, { wait: isUnfinished })
  useEffect(() => clearError, [clearError])

  /** Before each try. Where nobody could be asked who is signed in, its success would go unnoticed. */
  function begin() {
    clearError()
    check()
  }

  function fail(failure: AuthFailure) {
    noteError(failure)
    setIsUnfinished(false)
  }

  const google = {
    onOpen() {
      begin()
      setIsUnfinished(true)
    },
    onEntered({ uid, name, email }: SessionUser) {
      // What a sign-up left here says more than Google does.
      if (!heldProfile(uid)) holdProfile(uid, { name, email, phone: '' })
      setIsUnfinished(false)
    },
    onFailed: fail,
  }

  return { error, clearError, begin, fail, setIsUnfinished, google }
}
