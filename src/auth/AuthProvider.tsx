import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AuthFailure } from '@/data/authAnswer'
import { AuthContext, type AuthState } from './AuthContext'
import { loadSession } from './loadSession'
import { MEMBER_KEY, rememberMember, wasMember } from './memberHint'
import { useProfileUpload } from './useProfileUpload'
import { whenIdle } from './whenIdle'

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'checking' })
  const [error, setError] = useState<AuthFailure | null>(null)
  const stopWatching = useRef<(() => void) | null>(null)
  useProfileUpload(state.status === 'in' ? state.user : null)

  const check = useCallback(() => {
    stopWatching.current ??= watchProvider((next) => {
      rememberMember(next.status === 'in')
      setState(next)
    })
  }, [])

  useEffect(() => {
    // Guests never download the sign-in code: without a sign-in before, nobody is asked.
    if (wasMember()) return whenIdle(check)
  }, [check])

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => event.key === MEMBER_KEY && event.newValue && check()
    addEventListener('storage', followOtherTabs)
    return () => {
      removeEventListener('storage', followOtherTabs)
      stopWatching.current?.()
      stopWatching.current = null
    }
  }, [check])

  const signOut = useCallback(async () => {
    try {
      await (await loadSession()).leave()
      return true
    } catch (failure) {
      console.error('Could not sign out', failure)
      setError({ code: '', message: messageOf(failure) })
      return false
    }
  }, [])

  const clearError = useCallback(() => setError(null), [])

  const auth = useMemo(
    () => ({ ...state, check, signOut, error, noteError: setError, clearError }),
    [state, check, signOut, error, clearError],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** Reports the provider's answers until told to stop. A provider that cannot be loaded counts as signed out. */
function watchProvider(report: (state: AuthState) => void): () => void {
  let stopped = false
  let unsubscribe: (() => void) | undefined
  loadSession().then(
    ({ watchUser }) => {
      if (stopped) return
      unsubscribe = watchUser((user) => report(user ? { status: 'in', user } : { status: 'out' }))
    },
    (failure) => {
      console.error('Could not load the sign-in code', failure)
      if (!stopped) report({ status: 'out' })
    },
  )
  return () => {
    stopped = true
    unsubscribe?.()
  }
}

function messageOf(failure: unknown) {
  return failure instanceof Error ? failure.message : String(failure)
}
