import { useSyncExternalStore } from 'react'

/** False while the page is in a background tab. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => !document.hidden,
    () => true,
  )
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
