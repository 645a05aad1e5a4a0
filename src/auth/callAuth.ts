import type { AuthResult } from '@/data/auth'
import { loadChunk } from '@/lib/loadChunk'

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

export type SignInProvider = typeof import('@/data/signInProvider')

/** Everything the site asks of Firebase Auth. Guests on public pages never download it. */
export const importSignIn = (): Promise<SignInProvider> => import('@/data/signInProvider')
