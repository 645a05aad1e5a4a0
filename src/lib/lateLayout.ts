import { whenUncovered } from './whenUncovered'

/** A task of this length stays under 50 ms on a phone that is four times slower. */
const SLICE_MS = 8

/** Lays out, in small slices, what was left out before the first paint: see scripts/build/lateLayout.ts. */
export function layOutLateParts() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-fresh] [data-late-layout] > *')]

  function layOutSome() {
    const end = performance.now() + SLICE_MS
    while (performance.now() < end) {
      const part = parts.shift()
      if (!part) return forgetLateLayout()
      part.style.contentVisibility = 'visible'
      // Reading a size lays it out.
      part.getBoundingClientRect()
    }
    whenUncovered(layOutSome)
  }

  whenUncovered(layOutSome)
}

/** For pages that the app opens: they are laid out as a whole, so that Back finds its scroll position. */
export function forgetLateLayout() {
  delete document.documentElement.dataset.fresh
}
