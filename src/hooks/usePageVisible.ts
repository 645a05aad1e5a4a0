import { useSyncExternalStore } from 'react'

/** False while another tab or window hides this one. */
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
