import { createContext } from 'react'
import type { AuthFailure } from '@/data/authAnswer'
import type { SessionUser } from '@/data/session'

/** `checking` until the provider has answered. It is only asked when a page or an earlier sign-in calls for it. */
export type AuthState = { status: 'checking' } | { status: 'out' } | { status: 'in'; user: SessionUser }

export type Auth = AuthState & {
  /** Asks the provider, if nobody has yet. */
  check: () => void
  signOut: () => Promise<boolean>
  /** What the provider refused last, kept until cleared. */
  error: AuthFailure | null
  noteError: (failure: AuthFailure) => void
  clearError: () => void
}

export const AuthContext = createContext<Auth | null>(null)
