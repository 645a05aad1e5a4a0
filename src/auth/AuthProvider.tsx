import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SessionUser } from '@/data/auth'
import { whenIdle } from '@/lib/dom'
import { loadChunk } from '@/lib/loadChunk'
import { replaceDocument } from '@/lib/replaceDocument'
import { paths } from '@/paths'
import { importSignIn } from './callAuth'
import { noteHistoryUser } from './historyUser'
import { dropOldProfile } from './pendingProfile'
import { forgetDraft, forgetUser } from './personalData'
import {
  beginSignOut,
  confirmSignOut,
  hintedUser,
  hintUser,
  isSigningOut,
  SIGNED_IN_KEY,
} from './signedInHint'
import { AuthContext, type AuthState } from './useAuth'
import { useProfileUpload } from './userRecord'

/** Knows who is signed in. Removes the page of a user who has left, and loads it again. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [isReplaced, setIsReplaced] = useState(false)

  const replace = useCallback(() => {
    // At once: before the next paint, and before what the page does when it is shown.
    flushSync(() => setIsReplaced(true))
    forgetDraft()
    replaceDocument()
  }, [])

  return isReplaced ? null : <Session onOutdated={replace}>{children}</Session>
}

type SessionProps = {
  /** The browser no longer has the user whom this tab shows. */
  onOutdated: () => void
  children: ReactNode
}

function Session({ onOutdated, children }: SessionProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [state, setState] = useState<AuthState>({ status: 'unknown', user: null })
  const [departures, setDepartures] = useState(0)
  const [hasSignedOut, setHasSignedOut] = useState(false)
  /** Whose data this tab may contain. */
  const shownUser = useRef<string>(null)
  const stopWatching = useRef<(() => void) | null>(null)
  useProfileUpload(state.user)

  const show = useCallback(
    (user: SessionUser | null) => {
      const uid = user?.uid ?? null
      if (shownUser.current !== null && shownUser.current !== uid) {
        forgetUser(client)
        setDepartures((count) => count + 1)
      }
      shownUser.current = uid
      hintUser(uid)
      setState(user ? { status: 'in', user } : { status: 'out', user })
    },
    [client],
  )

  const watch = useCallback(
    (isLeaving: boolean) => {
      stopWatching.current?.()
      stopWatching.current = watchUser(isLeaving, show, () => {
        // The provider was not asked, so keep the hint and let the next page try again.
        stopWatching.current = null
        setState({ status: 'out', user: null })
      })
    },
    [show],
  )

  const findUser = useCallback(() => {
    if (!stopWatching.current) watch(false)
  }, [watch])

  const leave = useCallback(() => {
    show(null)
    watch(true)
  }, [show, watch])

  const signOut = useCallback(() => {
    leave()
    beginSignOut()
    setHasSignedOut(true)
  }, [leave])

  // After the effects of the pages, so that this redirect wins over that of a guarded page.
  useEffect(() => {
    if (!hasSignedOut) return
    setHasSignedOut(false)
    void navigate(paths.login)
  }, [hasSignedOut, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each entry, and each user
  useEffect(noteHistoryUser, [key, state])

  useEffect(() => {
    shownUser.current = hintedUser()
    dropOldProfile()
    if (isSigningOut()) leave()
    // Guests never download the sign-in code.
    else if (hintedUser()) return whenIdle(findUser)
  }, [findUser, leave])

  useEffect(() => {
    const isOutdated = () => shownUser.current !== null && shownUser.current !== hintedUser()

    function follow() {
      if (isOutdated() && hintedUser()) onOutdated()
      else if (isSigningOut()) leave()
      else if (hintedUser()) findUser()
      else if (shownUser.current) leave()
    }
    const followOtherTabs = ({ key }: StorageEvent) => key === SIGNED_IN_KEY && follow()
    // Neither a page in the back/forward cache nor a frozen tab gets storage events.
    const followRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isOutdated()) onOutdated()
      else if (persisted) follow()
    }
    const followShown = () => !document.hidden && isOutdated() && onOutdated()
    addEventListener('storage', followOtherTabs)
    addEventListener('online', follow)
    addEventListener('pageshow', followRestored)
    addEventListener('visibilitychange', followShown, true)
    return () => {
      removeEventListener('storage', followOtherTabs)
      removeEventListener('online', follow)
      removeEventListener('pageshow', followRestored)
      removeEventListener('visibilitychange', followShown, true)
      stopWatching.current?.()
      stopWatching.current = null
    }
  }, [findUser, leave, onOutdated])

  const auth = useMemo(
    () => ({ ...state, findUser, signOut, departures }),
    [state, findUser, signOut, departures],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/**
 * Follows the provider until the returned function is called, and finishes a sign-out before that. `isLeaving`: the user of
 * this tab has signed out here or in another one.
 */
function watchUser(
  isLeaving: boolean,
  onChange: (user: SessionUser | null) => void,
  onFailure: () => void,
): () => void {
  let stopped = false
  let unsubscribe: (() => void) | undefined
  async function start() {
    const provider = await loadChunk(importSignIn)
    // Not if someone has signed in meanwhile.
    if (isSigningOut() || (isLeaving && !hintedUser())) {
      await provider.signOut()
      confirmSignOut()
    }
    if (stopped) return
    unsubscribe = provider.onUserChanged((user) => {
      // Another tab may sign out while this one starts.
      if (!user || !isSigningOut()) onChange(user)
    })
  }
  start().catch((error) => {
    console.error('Could not reach the sign-in provider', error)
    if (!stopped) onFailure()
  })
  return () => {
    stopped = true
    unsubscribe?.()
  }
}
