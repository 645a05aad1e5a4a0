import { createContext, use } from 'react'
import type { SessionUser } from '@/data/auth'

/** `unknown` until the provider has answered. It is only asked on pages that need it, or after an earlier sign-in. */
export type AuthState = { status: 'unknown' | 'out'; user: null } | { status: 'in'; user: SessionUser }

export type Auth = AuthState & {
  /** Asks the provider who is signed in, unless it was asked before. */
  findUser: () => void
  /** Signs out on this device at once, and opens the sign-in page. The provider's SDK follows. */
  signOut: () => void
  /** Counts the users who have left. */
  departures: number
}

export const AuthContext = createContext<Auth | null>(null)

/** Of a site without accounts. */
const GUEST: Auth = { status: 'out', user: null, findUser: () => {}, signOut: () => {}, departures: 0 }

export const useAuth: () => Auth = __HAS_ACCOUNTS__ ? useSession : () => GUEST

function useSession(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an <AuthProvider> above it')
  return auth
}

/** A key for a form that guests can fill in, too: it clears what a user typed when that user leaves. */
export const useUserKey = () => use(AuthContext)?.departures
