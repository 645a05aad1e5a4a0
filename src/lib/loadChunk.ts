import { sessionStore } from './storage'
import { withTimeout } from './withTimeout'

export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A part of the site that could not be downloaded, and why. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly reason: ChunkFailure
  /** The history entry that showed it first: see RouteError.tsx. */
  shownOn?: string

  constructor(reason: ChunkFailure, cause?: unknown) {
    super(`Loading chunk failed (${reason})`, { cause })
    this.reason = reason
  }
}

const CHUNK_TIMEOUT_MS = 120_000

/**
 * Every `import()` of the site goes through here. Rejects with a ChunkLoadError, unless the file is missing: then a
 * deploy has replaced it, and the page reloads once.
 */
export async function loadChunk<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await loadPage(importModule)
  } catch (error) {
    if (reloadIfReplaced(error)) return new Promise<never>(() => {})
    throw error
  }
}

/** For a page, whose URL is that of the page before until it has loaded or failed: see `RouteError`. */
export async function loadPage<T>(importModule: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(importModule(), CHUNK_TIMEOUT_MS, () => new ChunkLoadError('timeout'))
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(await reasonOf(error), error)
  }
}

/** Downloads ahead of time. If that fails, the next `loadChunk` tries again and reports it. */
export async function preloadChunk<T>(importModule: () => Promise<T>): Promise<T | undefined> {
  return importModule().catch(() => undefined)
}

const REASON_TIMEOUT_MS = 5_000

/** `import()` does not say why it failed, so request the file again to find out. */
async function reasonOf(error: unknown): Promise<ChunkFailure> {
  const url = failedUrl(error)
  if (!url) return 'error'
  try {
    const signal = AbortSignal.timeout(REASON_TIMEOUT_MS)
    const { status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    // Some servers answer a missing file with a page.
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    return status === 404 || isPage ? 'missing' : 'error'
  } catch {
    return 'error'
  }
}

/**
 * Chromium and Firefox name the script in the message, and Vite the style sheet. Safari names nothing: there, check the
 * entry script, because a deploy that renames a chunk renames the entry script too.
 */
function failedUrl(error: unknown): string | undefined {
  const named = error instanceof Error ? /https?:\/\/\S+|\/\S+\.css/.exec(error.message)?.[0] : undefined
  return named ?? document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
}

const RELOADED_AT_KEY = 'reloaded-at'
const MIN_RELOAD_INTERVAL_MS = 60_000

/**
 * At most once a minute, and not at all if the browser cannot remember that it did: otherwise a file that is really
 * missing would reload forever.
 */
export function reloadIfReplaced(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError && error.reason === 'missing')) return false
  const reloadedAt = Number(sessionStore.get(RELOADED_AT_KEY))
  if (Date.now() - reloadedAt < MIN_RELOAD_INTERVAL_MS) return false
  if (!sessionStore.set(RELOADED_AT_KEY, String(Date.now()))) return false
  location.reload()
  return true
}
