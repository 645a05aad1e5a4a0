import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { useReturn } from '@/auth/returnAddress'
import { useAuth } from '@/auth/useAuth'
import { authMessages } from '@/content/messages'
import type { AuthFailure, SessionUser } from '@/data/auth'
import { notify } from '@/hooks/notify'
import { type PageNotice, withNotice } from '@/hooks/pageNotice'

/** As specified. Screen readers hear only the form's alert, which says why. */
export function notifyFailure() {
  notify.error(authMessages.failure, { id: 'sign-in', ariaProps: { role: 'status', 'aria-live': 'off' } })
}

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
    onCancel: () => setIsUnfinished(false),
    onEntered({ name, email }: SessionUser) {
      // A pending profile from sign-up is more complete than Google's.
      if (!pendingProfile(email)) savePendingProfile({ name, email, phone: '' })
      setIsUnfinished(false)
    },
    onFailed: fail,
  }

  return { error, clearError: () => setError(null), begin, fail, setIsUnfinished, google }
}

type Options = {
  /** The sign-in is not finished yet. */
  wait: boolean
  /** Added to the greeting, which stays on the page after its toast has gone. */
  detail?: Omit<PageNotice, 'text'> | undefined
}

/** For sign-in pages: greets a user who becomes signed in and redirects to the page they came from. */
function useGuestsOnly(greeting: string, { wait, detail }: Options) {
  const { status, check } = useAuth()
  const { address, state } = useReturn()
  const navigate = useNavigate()
  const [wasSignedIn] = useState(status === 'in')
  useEffect(check, [check])

  useEffect(() => {
    if (status !== 'in' || wait) return
    // Back leads to a page that has done its work: it must not greet again, nor add its plan to the bag again.
    if (wasSignedIn) return void navigate(address, { replace: true })
    notify.success(greeting, { id: 'greeting' })
    void navigate(address, { replace: true, state: withNotice(state, { text: greeting, ...detail }) })
  }, [status, wait, wasSignedIn, greeting, detail, address, state, navigate])
}
