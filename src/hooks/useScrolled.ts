import { useSyncExternalStore } from 'react'

/** Cached, because reading `window.scrollY` during a render forces a style recalculation. */
let position = 0 // px

/** True while the page is scrolled past `threshold` px. Re-renders only when that changes. */
export function useScrolled(threshold: number): boolean {
  return useSyncExternalStore(
    watchScroll,
    () => position > threshold,
    () => false,
  )
}

function watchScroll(onChange: () => void) {
  function update() {
    position = window.scrollY
    onChange()
  }
  update()
  window.addEventListener('scroll', update, { passive: true })
  return () => window.removeEventListener('scroll', update)
}
