import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AuthFailure } from '@/data/authAnswer'
import { whenIdle } from '@/lib/whenIdle'
import { AuthContext, type AuthState } from './AuthContext'
import { loadSession } from './loadSession'
import { MEMBER_KEY, rememberMember, wasMember } from './memberHint'
import { useProfileUpload } from './useProfileUpload'

export function AuthProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<AuthState>({ status: 'checking' })
  const [error, setError] = useState<AuthFailure | null>(null)
  const stopWatching = useRef<(() => void) | null>(null)
  useProfileUpload(state.status === 'in' ? state.user : null)

  const check = useCallback(() => {
    stopWatching.current ??= watchProvider({
      onAnswer(next) {
        rememberMember(next.status === 'in')
        setState(next)
      },
      onFailure() {
        // Nobody was asked, so what is remembered stays, and whoever calls next asks again.
        stopWatching.current = null
        setState({ status: 'out' })
      },
    })
  }, [])

  useEffect(() => {
    // Guests never download the sign-in code: without a sign-in before, nobody is asked.
    if (wasMember()) return whenIdle(check)
  }, [check])

  useEffect(() => {
    const followOtherTabs = (event: StorageEvent) => event.key === MEMBER_KEY && event.newValue && check()
    const askAgain = () => wasMember() && check()
    addEventListener('storage', followOtherTabs)
    addEventListener('online', askAgain)
    return () => {
      removeEventListener('storage', followOtherTabs)
      removeEventListener('online', askAgain)
      stopWatching.current?.()
      stopWatching.current = null
    }
  }, [check])

  const signOut = useCallback(async () => {
    try {
      await (await loadSession()).leave()
      setError(null)
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

type Reports = { onAnswer: (state: AuthState) => void; onFailure: () => void }

/** Reports the provider's answers until told to stop, or that its code cannot be loaded. */
function watchProvider({ onAnswer, onFailure }: Reports): () => void {
  let stopped = false
  let unsubscribe: (() => void) | undefined
  loadSession().then(
    ({ watchUser }) => {
      if (stopped) return
      unsubscribe = watchUser((user) => onAnswer(user ? { status: 'in', user } : { status: 'out' }))
    },
    (failure) => {
      console.error('Could not load the sign-in code', failure)
      if (!stopped) onFailure()
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
