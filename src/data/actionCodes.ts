import { applyActionCode, confirmPasswordReset } from 'firebase/auth'
import { refreshUser } from './account'
import { auth } from './auth'
import { type AuthResult, requestAuth } from './authResult'

/** Confirms an e-mail address or reverts its change, depending on the code. */
export async function applyCode(code: string): Promise<AuthResult<void>> {
  const applied = await requestAuth(() => applyActionCode(auth, code))
  await auth.authStateReady()
  if (applied.ok && auth.currentUser) await refreshUser()
  return applied
}

export function setPasswordByCode(code: string, password: string): Promise<AuthResult<void>> {
  return requestAuth(() => confirmPasswordReset(auth, code, password))
}
