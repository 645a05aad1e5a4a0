import { useSyncExternalStore } from 'react'

const REDUCED = '(prefers-reduced-motion: reduce)'

export function prefersReducedMotion(): boolean {
  return window.matchMedia(REDUCED).matches
}

export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(watchPreference, prefersReducedMotion, () => false)
}

function watchPreference(onChange: () => void) {
  const query = window.matchMedia(REDUCED)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
