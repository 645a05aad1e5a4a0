/** Rejects after `ms` if the promise has not settled by then. The work behind the promise is not stopped. */
export async function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  timeoutError = () => new Error(`Timed out after ${ms} ms`),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms)
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const REQUEST_TIMEOUT_MS = 10_000

/**
 * Rejects if the backend does not answer in time. Firestore Lite cannot abort requests, so a write that timed out may
 * still arrive: every write must be safe to repeat.
 */
export function request<T>(send: () => Promise<T>): Promise<T> {
  return withTimeout(send(), REQUEST_TIMEOUT_MS)
}
