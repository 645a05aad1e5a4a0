import { useEffect, useState } from 'react'
import { heldProfile, holdProfile } from '@/auth/heldProfile'
import { useAuth } from '@/auth/useAuth'
import { useGuestsOnly } from '@/auth/useGuestsOnly'
import type { AuthFailure } from '@/data/authAnswer'
import type { SessionUser } from '@/data/session'

/** Shared by both forms: the redirect after sign-in, Google, and the provider's last error. */
export function useSignInPage(greeting: string) {
  const { error, noteError, clearError, check } = useAuth()
  const [isUnfinished, setIsUnfinished] = useState(false)
  useGuestsOnly(greeting, { wait: isUnfinished })
  useEffect(() => clearError, [clearError])

  /** Call before each attempt: without a running auth watcher, success would go unnoticed. */
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
      // A pending profile from sign-up is more complete than Google's.
      if (!heldProfile(uid)) holdProfile(uid, { name, email, phone: '' })
      setIsUnfinished(false)
    },
    onFailed: fail,
  }

  return { error, clearError, begin, fail, setIsUnfinished, google }
}
