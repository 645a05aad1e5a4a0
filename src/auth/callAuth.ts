import type { AuthResult } from '@/data/authResult'
import { loadChunk } from '@/lib/loadChunk'
import { importSignIn, type SignInProvider } from './signInProvider'

/** Calls the sign-in provider. If its code cannot be loaded, the result is that of a missing connection. */
export async function callAuth<T>(
  send: (provider: SignInProvider) => Promise<AuthResult<T>>,
): Promise<AuthResult<T>> {
  let provider: SignInProvider
  try {
    provider = await loadChunk(importSignIn)
  } catch (error) {
    return { ok: false, failure: { code: 'auth/network-request-failed', message: String(error) } }
  }
  return send(provider)
}
