import { useEffect, useSyncExternalStore } from 'react'

/** A network that has just returned can need a moment. */
const RETRY_MS = 2000

/** Reloads a page that could not be loaded when the network returns. True while there is none. */
export function useReloadOnline(isWanted: boolean): boolean {
  useEffect(() => {
    if (!isWanted) return
    const watching = new AbortController()
    const { signal } = watching
    addEventListener('online', () => void reloadOnceReachable(signal), { signal })
    return () => watching.abort()
  }, [isWanted])
  const isOffline = useSyncExternalStore(
    watchNetwork,
    () => !navigator.onLine,
    () => false,
  )
  return isWanted && isOffline
}

/** A reload before the server answers would leave the visitor on an error page of the browser. */
async function reloadOnceReachable(signal: AbortSignal) {
  while (navigator.onLine && !signal.aborted) {
    if (await isReachable(signal)) return location.reload()
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
}

const isReachable = (signal: AbortSignal) =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => !signal.aborted,
    () => false,
  )

function watchNetwork(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
