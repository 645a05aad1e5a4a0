import { signInFormsWords } from 'virtual:words/signInForms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation } from 'react-router-dom'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { useReturn } from '@/auth/returnAddress'
import { useAuth } from '@/auth/useAuth'
import type { SessionUser } from '@/data/auth'
import type { VerificationEmail } from '@/data/signInProvider'

/** As specified. Screen readers hear only the form's alert, which says why. */
export function notifyFailure() {
  toast.error(signInFormsWords.failure, { id: 'sign-in', ariaProps: { role: 'status', 'aria-live': 'off' } })
}

/** Shared by both forms: the redirect after sign-in, Google, and the provider's last error. */
export function useSignInPage(greeting: string, verification?: VerificationEmail) {
  const { findUser } = useAuth()
  const [error, setError] = useState<Error | null>(null)
  const [isUnfinished, setIsUnfinished] = useState(false)
  useGuestsOnly(greeting, { wait: isUnfinished, verification })

  /** Call before each attempt: without a running auth watcher, success would go unnoticed. */
  function begin() {
    setError(null)
    findUser()
  }

  function fail(problem: Error) {
    setError(problem)
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
  /** Told with the greeting, which stays on the page after its toast has gone. */
  verification?: VerificationEmail | undefined
}

/** For sign-in pages: leads a user back to the page they came from, and greets one who signs in here. */
function useGuestsOnly(greeting: string, { wait, verification }: Options) {
  const { status, findUser } = useAuth()
  const { key } = useLocation()
  const { leadBack } = useReturn()
  const wasGuest = useRef(false)
  const leftFrom = useRef<string>(undefined)
  useEffect(findUser, [findUser])

  const leave = useEffectEvent((entry: string) => {
    // A second step back would lead too far.
    if (leftFrom.current === entry) return
    leftFrom.current = entry
    // Back and Forward lead to a page that has done its work: it must not greet again, nor add its plan to the bag again.
    if (!wasGuest.current) return leadBack()
    toast.success(greeting, { id: 'greeting' })
    leadBack({ text: greeting, verification })
  })
  // The step back from the form for a forgotten password leads to the one for sign-in, which is this page again.
  useEffect(() => {
    if (status === 'out') wasGuest.current = true
    if (status === 'in' && !wait) leave(key)
  }, [status, wait, key])
}
