import { useRef, useState } from 'react'
import { isInAppBrowser } from '@/auth/inAppBrowser'
import { useGoogle } from '@/auth/useGoogle'
import { Button } from '@/components/Button'
import { googleWords, signInForm } from '@/content/forms'
import { authMessages } from '@/content/messages'
import type { AuthAnswer, AuthFailure } from '@/data/authAnswer'
import type { SessionUser } from '@/data/session'
import { notify } from '@/hooks/notify'
import { useHydrated } from '@/hooks/useHydrated'
import styles from './GoogleSignIn.module.css'

/** Further presses are ignored this long after one that opened the window. */
const GOOGLE_PAUSE_MS = 1000

const REPLACED = 'auth/cancelled-popup-request'
const UNSUPPORTED = 'auth/operation-not-supported-in-this-environment'

export type GoogleSignInProps = {
  onOpen: () => void
  onEntered: (user: SessionUser) => void
  onFailed: (failure: AuthFailure) => void
}

export function GoogleSignIn({ onOpen, onEntered, onFailed }: GoogleSignInProps) {
  const withGoogle = useGoogle()
  const [isWaiting, setIsWaiting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const round = useRef(0)
  const inApp = useHydrated() && isInAppBrowser(navigator.userAgent)

  function press() {
    const now = performance.now()
    if (now - pressedAt.current < GOOGLE_PAUSE_MS) return
    pressedAt.current = now
    // Nothing before this line: the browser lets the window open only as the first answer to the press.
    const answer = withGoogle(({ signInWithGoogle }) => signInWithGoogle())
    setIsWaiting(true)
    onOpen()
    round.current += 1
    void settle(answer, round.current)
  }

  async function settle(answer: Promise<AuthAnswer<SessionUser>>, ownRound: number) {
    const result = await answer
    // A further press opens a new window in the place of the old one, which is no failure.
    if (ownRound !== round.current || (!result.ok && result.failure.code === REPLACED)) return
    setIsWaiting(false)
    if (result.ok) onEntered(result.value)
    else fail(result.failure)
  }

  function fail(failure: AuthFailure) {
    if (failure.code === UNSUPPORTED) setIsRefused(true)
    notify.error(authMessages.failure, { id: 'sign-in' })
    onFailed(failure)
  }

  if (inApp || isRefused) return <p className={styles.inApp}>{authMessages.inApp}</p>
  return (
    <Button variant="line" wide className={styles.button} onClick={press}>
      {isWaiting ? googleWords.waiting : signInForm.google}
    </Button>
  )
}
