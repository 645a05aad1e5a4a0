import { useSyncExternalStore } from 'react'

/** False while another tab or window hides this one. */
export function useTabInFront(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange)
      return () => document.removeEventListener('visibilitychange', onChange)
    },
    () => !document.hidden,
    () => true,
  )
}
