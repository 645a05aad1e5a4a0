export type ChunkFailure = 'missing' | 'timeout' | 'error'

export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly reason: ChunkFailure

  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${reason})`, { cause })
    this.reason = reason
  }
}

export const CHUNK_TIMEOUT_MS = 120_000
/** The question why it failed is not worth more than this. */
const REASON_TIMEOUT_MS = 5_000

/** Loads a part of the site; what goes wrong becomes a ChunkLoadError that says why. */
export async function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), timeout)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    throw new ChunkLoadError(await reasonOf(error), error)
  } finally {
    clearTimeout(timer)
  }
}

async function reasonOf(error: unknown): Promise<ChunkFailure> {
  const address = failedAddress(error)
  if (!address) return 'error'
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REASON_TIMEOUT_MS),
    })
    return answer.status === 404 ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}

/**
 * Chromium and Firefox name the address in the message. Safari does not: there our own entry script is asked
 * for instead, which a new deploy renames together with any chunk it changes.
 */
function failedAddress(error: unknown): string | undefined {
  const named = error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined
  return named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
}
