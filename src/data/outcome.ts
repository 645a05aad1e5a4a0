import type { LazyModule } from '@/lib/lazyModule'
import { withTimeout } from '@/lib/withTimeout'

/** The result of a data function: always a value that a page can use, and whether the request succeeded. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; value: T; error: unknown }

export const REQUEST_TIMEOUT_MS = 10_000

/**
 * Makes a request and turns a failure into `fallback`. Firestore Lite cannot abort requests, so a write that timed out
 * may still arrive: every write must be safe to repeat.
 */
export async function attempt<T>(what: string, fallback: T, request: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await withTimeout(request(), REQUEST_TIMEOUT_MS) }
  } catch (error) {
    return failed(what, fallback, error)
  }
}

/** The same for a data function whose code may still have to be downloaded. */
export async function attemptWith<Module, T>(
  module: Pick<LazyModule<Module>, 'load'>,
  what: string,
  fallback: T,
  request: (module: Module) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let loaded: Module
  try {
    loaded = await module.load()
  } catch (error) {
    return failed(what, fallback, error)
  }
  return request(loaded)
}

function failed<T>(what: string, fallback: T, error: unknown): Outcome<T> {
  console.error(`Could not ${what}`, error)
  return { ok: false, value: fallback, error }
}
