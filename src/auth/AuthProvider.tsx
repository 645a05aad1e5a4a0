import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '@/lib/dom'
import { loadChunk } from '@/lib/loadChunk'
import { REQUEST_TIMEOUT_MS, withTimeout } from '@/lib/withTimeout'
import { importSignIn } from './callAuth'
import {
  beginSignOut,
  confirmSignOut,
  hasSignedInBefore,
  isSigningOut,
  SIGNED_IN_KEY,
  setSignedInHint,
} from './signedInHint'
import { AuthContext, type AuthState } from './useAuth'
import { useProfileUpload } from './useProfileUpload'

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'checking' })
  const stopWatching = useRef<(() => void) | null>(null)
  useProfileUpload(state.status === 'in' ? state.user : null)

  const check = useCallback(() => {
    stopWatching.current ??= watchUser({
      onChange(next) {
        const isUnconfirmed = next.status === 'in' && isSigningOut(next.user)
        if (isUnconfirmed) void signOutOfProvider()
        const shown: AuthState = isUnconfirmed ? { status: 'out' } : next
        setSignedInHint(shown.status === 'in')
        setState(shown)
      },
      onFailure() {
        // The provider was not asked, so keep the hint and let the next check try again.
        stopWatching.current = null
        setState({ status: 'out' })
      },
    })
  }, [])

  useEffect(() => {
    // Guests never download the sign-in code.
    if (hasSignedInBefore()) return whenIdle(check)
  }, [check])

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => event.key === SIGNED_IN_KEY && event.newValue && check()
    const retry = () => hasSignedInBefore() && check()
    // A page in the back/forward cache gets no storage events.
    const retryRestored = ({ persisted }: PageTransitionEvent) => persisted && retry()
    addEventListener('storage', followOtherTabs)
    addEventListener('online', retry)
    addEventListener('pageshow', retryRestored)
    return () => {
      removeEventListener('storage', followOtherTabs)
      removeEventListener('online', retry)
      removeEventListener('pageshow', retryRestored)
      stopWatching.current?.()
      stopWatching.current = null
    }
  }, [check])

  const user = state.status === 'in' ? state.user : null
  const signOut = useCallback(async () => {
    if (user) beginSignOut(user)
    const isConfirmed = await signOutOfProvider()
    setSignedInHint(false)
    setState({ status: 'out' })
    return isConfirmed
  }, [user])

  const auth = useMemo(() => ({ ...state, check, signOut }), [state, check, signOut])
  return <AuthContext value={auth}>{children}</AuthContext>
}

async function signOutOfProvider(): Promise<boolean> {
  // It may still succeed after the timeout.
  const confirmed = loadChunk(importSignIn)
    .then(({ signOut }) => signOut())
    .then(confirmSignOut)
  try {
    await withTimeout(confirmed, REQUEST_TIMEOUT_MS)
    return true
  } catch (error) {
    console.error('Could not sign out', error)
    return false
  }
}

type Handlers = { onChange: (state: AuthState) => void; onFailure: () => void }

/** Follows the provider until the returned function is called. Fails only if its code cannot be loaded. */
function watchUser({ onChange, onFailure }: Handlers): () => void {
  let stopped = false
  let unsubscribe: (() => void) | undefined
  loadChunk(importSignIn).then(
    ({ onUserChanged }) => {
      if (stopped) return
      unsubscribe = onUserChanged((user) => onChange(user ? { status: 'in', user } : { status: 'out' }))
    },
    (error) => {
      console.error('Could not load the sign-in code', error)
      if (!stopped) onFailure()
    },
  )
  return () => {
    stopped = true
    unsubscribe?.()
  }
}
