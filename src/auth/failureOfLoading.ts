import type { AuthFailure } from '@/data/authAnswer'

/** The sign-in code itself did not arrive: to the visitor the same as a provider that cannot be reached. */
export function failureOfLoading(failure: unknown): { ok: false; failure: AuthFailure } {
  const message = failure instanceof Error ? failure.message : String(failure)
  return { ok: false, failure: { code: 'auth/network-request-failed', message } }
}
