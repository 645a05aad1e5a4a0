import type { AuthResult } from '@/data/authResult'
import type { VerificationEmail } from '@/data/session'
import { callAuth } from './callAuth'
import { clearPendingProfile, savePendingProfile } from './pendingProfile'

export type NewAccount = { name: string; email: string; phone: string; password: string }

/** After these errors the account may exist: only the response may be lost. */
const UNDECIDED = ['', 'auth/network-request-failed', 'auth/timeout', 'auth/internal-error']

/**
 * Creates the account, then sets its name and sends the verification e-mail. The first page after sign-in uploads the profile.
 */
export async function signUp(account: NewAccount): Promise<AuthResult<VerificationEmail>> {
  const { name, email, phone, password } = account
  // Before the request, so that the profile is not lost if the response times out.
  savePendingProfile({ name, email, phone })
  const created = await callAuth(({ createAccount }) => createAccount(email, password))
  if (!created.ok) {
    if (!UNDECIDED.includes(created.failure.code)) clearPendingProfile(email)
    return created
  }
  return callAuth(({ completeAccount }) => completeAccount(name))
}
