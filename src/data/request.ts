import { withTimeout } from '@/lib/withTimeout'

export const REQUEST_TIMEOUT_MS = 10_000

/**
 * Rejects if the backend does not answer in time. Firestore Lite cannot abort requests, so a write that timed out may
 * still arrive: every write must be safe to repeat.
 */
export function request<T>(send: () => Promise<T>): Promise<T> {
  return withTimeout(send(), REQUEST_TIMEOUT_MS)
}

/** The security rules do not allow the request. */
export function isDenied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'permission-denied'
}
