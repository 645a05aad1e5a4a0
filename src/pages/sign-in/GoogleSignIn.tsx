import { signInFormsWords } from 'virtual:words/signInForms'
import { useEffect, useRef, useState } from 'react'
import { authCode } from '@/auth/authErrorText'
import { callAuth, importSignIn } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import type { SessionUser } from '@/data/auth'
import { useHydrated } from '@/hooks/useHydrated'
import { loadChunk } from '@/lib/loadChunk'
import styles from './GoogleSignIn.module.css'
import { notifyFailure } from './useSignInPage'

/** Further clicks within this time after opening the window are ignored. */
const GOOGLE_PAUSE_MS = 1000

const UNSUPPORTED = 'auth/operation-not-supported-in-this-environment'

type GoogleSignInProps = {
  onOpen: () => void
  onCancel: () => void
  onEntered: (user: SessionUser) => void
  onFailed: (error: Error) => void
}

export function GoogleSignIn({ onOpen, onCancel, onEntered, onFailed }: GoogleSignInProps) {
  // Before the press: Google's window opens only as the direct result of one.
  useEffect(() => void loadChunk(importSignIn, { ifGone: 'ignore' }), [])
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
    const ownRound = round.current
    answer.then(enter, (error) => {
      // A window that was replaced or given up can still sign in, but its failure is not an error.
      if (ownRound === round.current) fail(error)
    })
  }

  function enter(user: SessionUser) {
    setIsWaiting(false)
    onEntered(user)
  }

  /** Firebase notices only after seconds that the window was closed. */
  function cancel() {
    round.current += 1
    pressedAt.current = Number.NEGATIVE_INFINITY
    setIsWaiting(false)
    onCancel()
    // The pressed button disappears.
    button.current?.focus({ preventScroll: true })
  }

  function fail(error: Error) {
    setIsWaiting(false)
    // Visitors who have left, such as after signing in with a password, do not wait for Google.
    if (!button.current) return
    if (authCode(error) === UNSUPPORTED) setIsRefused(true)
    notifyFailure()
    onFailed(error)
  }

  if (inApp || isRefused) return <p className={`${styles.inApp} note`}>{signInFormsWords.inApp}</p>
  return (
    <div className={styles.google}>
      <Button ref={button} variant="line" wide className={styles.button} onClick={press}>
        <GoogleMark />
        <span>{isWaiting ? signInFormsWords.waiting : signInFormsWords.google}</span>
      </Button>
      {isWaiting && (
        <Button variant="quiet" onClick={cancel}>
          {signInFormsWords.cancel}
        </Button>
      )}
    </div>
  )
}

/** Google's mark in its own four colours, as its branding guidelines ask: it takes no colour of the site. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
      <path fill="#ea4335" d="M39.9 6.1A24 24 0 0 0 2.6 13.2L10.5 19.4A14.2 14.2 0 0 1 33.2 13.1z" />
      <path fill="#fbbc05" d="M2.6 13.2A24 24 0 0 0 2.6 34.8L10.5 28.6A14.2 14.2 0 0 1 10.5 19.4z" />
      <path fill="#34a853" d="M2.6 34.8A24 24 0 0 0 39.9 41.9L32.2 35.7A14.2 14.2 0 0 1 10.5 28.6z" />
      <path fill="#4285f4" d="M39.9 41.9A24 24 0 0 0 46.6 20H24V29H37A13.6 13.6 0 0 1 32.2 35.7z" />
    </svg>
  )
}

/** Names that apps add to the browser they carry inside. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|LinkedInApp|Twitter|Snapchat|Pinterest|MicroMessenger|Line|TikTok|musical_ly|BytedanceWebview|Telegram)\b/i

/** Android's own mark for a page inside an app. */
const ANDROID_VIEW = /\bAndroid\b.*;\s*wv\)/

/** On iPhones, every browser's user agent contains 'Safari', but in-app web views do not. */
const IOS_VIEW = /\b(iPhone|iPad|iPod)\b(?!.*\bSafari\/)/

/** Google blocks sign-in in in-app browsers, because the app could read the password. */
function isInAppBrowser(userAgent: string): boolean {
  return [APPS, ANDROID_VIEW, IOS_VIEW].some((sign) => sign.test(userAgent))
}
