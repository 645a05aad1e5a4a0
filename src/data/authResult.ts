import { FirebaseError } from 'firebase/app'
import { request } from './request'

/** The provider's error: its code, such as 'auth/network-request-failed', and its message. */
export type AuthFailure = { code: string; message: string }

export type AuthResult<T> = { ok: true; value: T } | { ok: false; failure: AuthFailure }

/** Makes a request with a timeout. A refusal is a result that the page shows, so it is not logged. */
export function requestAuth<T>(send: () => Promise<T>): Promise<AuthResult<T>> {
  return toAuthResult(() => request(send))
}

/** The same without a timeout, for requests that wait for the user. */
export async function toAuthResult<T>(send: () => Promise<T>): Promise<AuthResult<T>> {
  try {
    return { ok: true, value: await send() }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): AuthFailure {
  if (error instanceof FirebaseError) return { code: error.code, message: error.message }
  return { code: '', message: error instanceof Error ? error.message : String(error) }
}
