export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A part of the site that could not be downloaded, and why. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly reason: ChunkFailure

  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${reason})`, { cause })
    this.reason = reason
  }
}

const REASON_TIMEOUT_MS = 5_000

/** `import()` does not say why it failed, so request the file again to find out. */
export async function toChunkLoadError(error: unknown): Promise<ChunkLoadError> {
  if (error instanceof ChunkLoadError) return error
  return new ChunkLoadError(await reasonOf(error), error)
}

async function reasonOf(error: unknown): Promise<ChunkFailure> {
  const url = failedUrl(error)
  if (!url) return 'error'
  try {
    const response = await fetch(url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(REASON_TIMEOUT_MS),
    })
    return response.status === 404 ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}

/**
 * Chromium and Firefox name the URL in the message. Safari does not: there, check the entry script, because a deploy
 * that renames a chunk renames the entry script too.
 */
function failedUrl(error: unknown): string | undefined {
  const named = error instanceof Error ? /https?:\/\/\S+/.exec(error.message)?.[0] : undefined
  return named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
}
