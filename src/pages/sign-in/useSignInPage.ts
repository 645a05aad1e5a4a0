import { signInFormsWords } from 'virtual:words/signInForms'
import { useEffect, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { pendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { useReturn } from '@/auth/returnAddress'
import { useAuth } from '@/auth/useAuth'
import type { SessionUser } from '@/data/auth'
import type { VerificationEmail } from '@/data/signInProvider'
import type { PageState } from '@/hooks/usePageState'

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

/** For sign-in pages: greets a user who becomes signed in and redirects to the page they came from. */
function useGuestsOnly(greeting: string, { wait, verification }: Options) {
  const { status, findUser } = useAuth()
  const { address, state } = useReturn()
  const navigate = useNavigate()
  const [wasSignedIn] = useState(status === 'in')
  useEffect(findUser, [findUser])

  useEffect(() => {
    if (status !== 'in' || wait) return
    // Back leads to a page that has done its work: it must not greet again, nor add its plan to the bag again.
    if (wasSignedIn) return void navigate(address, { replace: true })
    toast.success(greeting, { id: 'greeting' })
    const greeted: PageState = { ...state, notice: { text: greeting, verification } }
    const goBack = () => void navigate(address, { replace: true, state: greeted })
    if (!state.wantedPlan) return goBack()
    // The entry before is that of the page with the plan. Without this, Back would lead from there to there.
    addEventListener('popstate', goBack, { once: true })
    void navigate(-1)
  }, [status, wait, wasSignedIn, greeting, verification, address, state, navigate])
}
