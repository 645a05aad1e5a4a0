import type { AuthFailure } from '@/data/authAnswer'
import { errorMessage } from '@/lib/errorMessage'

/** The sign-in code itself did not arrive: to the visitor the same as a provider that cannot be reached. */
export function failureOfLoading(failure: unknown): { ok: false; failure: AuthFailure } {
  return { ok: false, failure: { code: 'auth/network-request-failed', message: errorMessage(failure) } }
}
