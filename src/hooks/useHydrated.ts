import { useSyncExternalStore } from 'react'

/** False in the prerendered page and while it is taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges() {
  return () => {}
}
