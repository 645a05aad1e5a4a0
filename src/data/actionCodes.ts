import { applyActionCode, confirmPasswordReset } from 'firebase/auth'
import { refreshUser } from './account'
import { auth } from './auth'
import { type AuthAnswer, askProvider } from './authAnswer'

/** Confirms an address or undoes its change, whichever the code from the e-mail was made for. */
export async function applyCode(code: string): Promise<AuthAnswer<void>> {
  const applied = await askProvider(() => applyActionCode(auth, code))
  await auth.authStateReady()
  if (applied.ok && auth.currentUser) await refreshUser()
  return applied
}

export function setPasswordByCode(code: string, password: string): Promise<AuthAnswer<void>> {
  return askProvider(() => confirmPasswordReset(auth, code, password))
}
