import { ChunkLoadError } from './loadChunk'

const RELOADED_AT_KEY = 'reloaded-at'
const RELOAD_PAUSE_MS = 60_000

/**
 * A page left open over a deploy asks for files that are gone: loading it again gets the new ones. Once a minute at
 * most, and never where that cannot be remembered, so that a file that is truly missing makes no endless reload.
 */
export function recoverFromDeploy(error: unknown): boolean {
  if (!(error instanceof ChunkLoadError) || error.reason !== 'missing') return false
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT_KEY))
    if (Date.now() - reloadedAt < RELOAD_PAUSE_MS) return false
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
