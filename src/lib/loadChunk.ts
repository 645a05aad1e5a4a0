import { storeOnLeaving } from './resume'
import { sessionStore } from './storage'
import { withTimeout } from './withTimeout'

type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A part of the site that could not be downloaded, and why. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  readonly reason: ChunkFailure
  /** The server has it, or a newer one, but this document cannot get it any more. */
  readonly needsReload: boolean
  /** The history entry that showed it first: see RouteError.tsx. */
  shownOn?: string

  constructor(reason: ChunkFailure, cause?: unknown, needsReload = reason === 'missing') {
    super(`Loading chunk failed (${reason})`, { cause })
    this.reason = reason
    this.needsReload = needsReload
  }
}

/**
 * The errors of imports that have failed, as without a network. Until the page is reloaded, browsers older than the middle of
 * 2026 do not request such a module again, and Vite does not request such a style sheet again.
 */
const failed = new WeakMap<() => Promise<unknown>, unknown>()

const CHUNK_TIMEOUT_MS = 120_000

type Options = {
  /**
   * What happens if only a reload gets it, as after a deploy: the page reloads at once (the default), the caller gets the
   * error, or, like every other failure, it is ignored until the visitor needs the code.
   */
  ifGone: 'reload' | 'fail' | 'ignore'
}

/** Every `import()` of the site's own code goes through here. Rejects with a ChunkLoadError. */
export async function loadChunk<T>(
  importModule: () => Promise<T>,
  options?: { ifGone: 'reload' | 'fail' },
): Promise<T>
export async function loadChunk<T>(
  importModule: () => Promise<T>,
  options: { ifGone: 'ignore' },
): Promise<T | undefined>
export async function loadChunk<T>(
  importModule: () => Promise<T>,
  { ifGone }: Options = { ifGone: 'reload' },
) {
  const earlier = failed.get(importModule)
  try {
    // Without its style sheet, the module would load now.
    if (String(earlier).endsWith('.css')) throw earlier
    return await withTimeout(importModule(), CHUNK_TIMEOUT_MS, () => new ChunkLoadError('timeout'))
  } catch (error) {
    const isTimeout = error instanceof ChunkLoadError
    if (!isTimeout) failed.set(importModule, error)
    if (ifGone === 'ignore') return undefined
    const failure = isTimeout ? error : await explain(error, earlier !== undefined)
    if (ifGone === 'reload' && reloadIfNeeded(failure)) return new Promise<never>(() => {})
    throw failure
  }
}

const REASON_TIMEOUT_MS = 5_000

/** `import()` does not say why it failed, so request the file again to find out. */
async function explain(error: unknown, isRepeated: boolean): Promise<ChunkLoadError> {
  const url = failedUrl(error)
  if (!url) return new ChunkLoadError('error', error)
  try {
    const signal = AbortSignal.timeout(REASON_TIMEOUT_MS)
    const { ok, status, headers } = await fetch(url, { method: 'HEAD', cache: 'no-store', signal })
    // Some servers answer a missing file with a page.
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
    if (status === 404 || isPage) return new ChunkLoadError('missing', error)
    return new ChunkLoadError('error', error, ok && isRepeated)
  } catch {
    return new ChunkLoadError('error', error)
  }
}

/** Reloads the page if a deploy has replaced it, and then never resolves. */
export async function reloadIfOutdated(): Promise<void> {
  if (reloadIfNeeded(await explain(undefined, false))) await new Promise<never>(() => {})
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
/** By this document: loads that fail meanwhile wait for it, too. */
let startedReloadAt: number | undefined

/**
 * At most once a minute, and not at all if the browser cannot remember that it did: otherwise a file that is really
 * missing would reload forever.
 */
export function reloadIfNeeded(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError && error.needsReload)) return false
  const reloadedAt = Number(sessionStore.get(RELOADED_AT_KEY))
  const now = Date.now()
  if (now - reloadedAt < MIN_RELOAD_INTERVAL_MS) return reloadedAt === startedReloadAt
  if (!sessionStore.set(RELOADED_AT_KEY, String(now))) return false
  startedReloadAt = now
  storeOnLeaving()
  location.reload()
  return true
}
