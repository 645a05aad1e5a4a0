import { FirebaseError } from 'firebase/app'
import { errorMessage } from '@/lib/errorMessage'
import { withTimeout } from '@/lib/withTimeout'
import { REQUEST_TIMEOUT_MS } from './outcome'

/** What the provider refused: its code, such as 'auth/network-request-failed', and its own message. */
export type AuthFailure = { code: string; message: string }

export type AuthResult<T> = { ok: true; value: T } | { ok: false; failure: AuthFailure }

/** Asks the provider, against the clock. A refusal is an answer, for the page to show: nothing is logged. */
export function requestAuth<T>(request: () => Promise<T>): Promise<AuthResult<T>> {
  return toAuthResult(() => withTimeout(request(), REQUEST_TIMEOUT_MS))
}

/** The same without a clock, where a person has something to do first. */
export async function toAuthResult<T>(request: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await request() }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): AuthFailure {
  if (error instanceof FirebaseError) return { code: error.code, message: error.message }
  return { code: '', message: errorMessage(error) }
}
