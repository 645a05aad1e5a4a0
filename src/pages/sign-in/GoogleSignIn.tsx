import { useEffect, useRef, useState } from 'react'
import { callAuth } from '@/auth/callAuth'
import { isInAppBrowser } from '@/auth/inAppBrowser'
import { importSignIn } from '@/auth/signInProvider'
import { Button } from '@/components/Button'
import { googleCopy, signInForm } from '@/content/forms'
import { authMessages } from '@/content/messages'
import type { AuthFailure, AuthResult } from '@/data/authResult'
import type { SessionUser } from '@/data/session'
import { notify } from '@/hooks/notify'
import { useHydrated } from '@/hooks/useHydrated'
import { preloadChunk } from '@/lib/loadChunk'
import { GoogleMark } from './GoogleMark'
import styles from './GoogleSignIn.module.css'

/** Further clicks within this time after opening the window are ignored. */
const GOOGLE_PAUSE_MS = 1000

const REPLACED = 'auth/cancelled-popup-request'
const UNSUPPORTED = 'auth/operation-not-supported-in-this-environment'

export type GoogleSignInProps = {
  onOpen: () => void
  onEntered: (user: SessionUser) => void
  onFailed: (failure: AuthFailure) => void
}

export function GoogleSignIn({ onOpen, onEntered, onFailed }: GoogleSignInProps) {
  // Before the press: Google's window opens only as the direct result of one.
  useEffect(() => void preloadChunk(importSignIn), [])
  const [isWaiting, setIsWaiting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const round = useRef(0)
  const button = useRef<HTMLButtonElement>(null)
  const inApp = useHydrated() && isInAppBrowser(navigator.userAgent)

  function press() {
    const now = performance.now()
    if (now - pressedAt.current < GOOGLE_PAUSE_MS) return
    pressedAt.current = now
    // Must run first: browsers only open the window directly in the click handler.
    const answer = callAuth(({ signInWithGoogle }) => signInWithGoogle())
    setIsWaiting(true)
    onOpen()
    round.current += 1
    void settle(answer, round.current)
  }

  async function settle(answer: Promise<AuthResult<SessionUser>>, ownRound: number) {
    const result = await answer
    // A second click replaces the first window, which is not an error.
    if (ownRound !== round.current || (!result.ok && result.failure.code === REPLACED)) return
    setIsWaiting(false)
    if (result.ok) onEntered(result.value)
    // Visitors who have left, such as after signing in with a password, do not wait for Google.
    else if (button.current) fail(result.failure)
  }

  function fail(failure: AuthFailure) {
    if (failure.code === UNSUPPORTED) setIsRefused(true)
    notify.error(authMessages.failure, { id: 'sign-in' })
    onFailed(failure)
  }

  if (inApp || isRefused) return <p className={styles.inApp}>{authMessages.inApp}</p>
  return (
    <Button ref={button} variant="line" wide className={styles.button} onClick={press}>
      <GoogleMark />
      {isWaiting ? googleCopy.waiting : signInForm.google}
    </Button>
  )
}
