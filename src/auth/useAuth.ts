import { use } from 'react'
import { type Auth, AuthContext } from './AuthContext'

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an <AuthProvider> above it')
  return auth
}
