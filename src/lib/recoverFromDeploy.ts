import { ChunkLoadError } from './chunkLoadError'
import { sessionStore } from './storage'

const RELOADED_AT_KEY = 'reloaded-at'
const MIN_RELOAD_INTERVAL_MS = 60_000

/**
 * A page left open over a deploy requests files that no longer exist. Reload it, but at most once a minute, and not at
 * all if the browser cannot remember that it did: otherwise a file that is really missing would reload forever.
 */
export function recoverFromDeploy(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.reason !== 'missing') return false
  const reloadedAt = Number(sessionStore.get(RELOADED_AT_KEY))
  if (Date.now() - reloadedAt < MIN_RELOAD_INTERVAL_MS) return false
  if (!sessionStore.set(RELOADED_AT_KEY, String(Date.now()))) return false
  location.reload()
  return true
}
