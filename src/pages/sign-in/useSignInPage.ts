import { useState } from 'react'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { importSignedIn } from '@/auth/signedInFeatures'
import { useAuth } from '@/auth/useAuth'
import { useGuestsOnly } from '@/auth/useGuestsOnly'
import type { AuthFailure } from '@/data/authResult'
import type { SessionUser } from '@/data/session'
import type { PageNotice } from '@/hooks/pageNotice'
import { preloadChunk } from '@/lib/loadChunk'

/** Shared by both forms: the redirect after sign-in, Google, and the provider's last error. */
export function useSignInPage(greeting: string, detail?: Omit<PageNotice, 'text'>) {
  const { check } = useAuth()
  const [error, setError] = useState<AuthFailure | null>(null)
  const [isUnfinished, setIsUnfinished] = useState(false)
  useGuestsOnly(greeting, { wait: isUnfinished, detail })

  /** Call before each attempt: without a running auth watcher, success would go unnoticed. */
  function begin() {
    setError(null)
    check()
    void preloadChunk(importSignedIn)
  }

  function fail(failure: AuthFailure) {
    setError(failure)
    setIsUnfinished(false)
  }

  const google = {
    onOpen() {
      begin()
      setIsUnfinished(true)
    },
    onEntered({ name, email }: SessionUser) {
      // A pending profile from sign-up is more complete than Google's.
      if (!pendingProfile(email)) savePendingProfile({ name, email, phone: '' })
      setIsUnfinished(false)
    },
    onFailed: fail,
  }

  return { error, clearError: () => setError(null), begin, fail, setIsUnfinished, google }
}
