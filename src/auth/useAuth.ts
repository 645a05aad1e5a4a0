import { createContext, use } from 'react'
import type { SessionUser } from '@/data/auth'

/** `checking` until the provider has answered. It is only asked on pages that need it, or after an earlier sign-in. */
export type AuthState = { status: 'checking' } | { status: 'out' } | { status: 'in'; user: SessionUser }

export type Auth = AuthState & {
  /** Asks the provider who is signed in, unless it was asked before. */
  check: () => void
  /** Signs out on this device in any case. True if the provider confirmed it. */
  signOut: () => Promise<boolean>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an <AuthProvider> above it')
  return auth
}
