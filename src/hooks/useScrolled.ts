import { useSyncExternalStore } from 'react'

/** True while the page is scrolled past `threshold` px. Re-renders only when that changes. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => window.scrollY > threshold,
    () => false,
  )
}

function watchScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}
