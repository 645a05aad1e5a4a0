import type { AuthResult } from '@/data/authResult'
import { errorMessage } from '@/lib/errorMessage'
import { type SignInProvider, signInProvider } from './signInProvider'

/**
 * Calls the sign-in provider. If the code has loaded, the call is made at once: browsers open Google's window only as
 * the direct result of a press. If the code cannot be loaded, the result is that of a missing connection.
 */
export function callAuth<T>(
  request: (provider: SignInProvider) => Promise<AuthResult<T>>,
): Promise<AuthResult<T>> {
  const provider = signInProvider.get()
  if (provider) return request(provider)
  return signInProvider.load().then(request, (error) => ({
    ok: false,
    failure: { code: 'auth/network-request-failed', message: errorMessage(error) },
  }))
}
