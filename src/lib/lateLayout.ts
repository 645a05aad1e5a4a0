import { whenUncovered } from './whenUncovered'

/** A task of this length stays under 50 ms on a phone that is four times slower. */
const SLICE_MS = 8

/** Of the current page. */
let lateParts: HTMLElement[] = []

/** Lays out, in small slices, what was left out before the first paint: see scripts/build/lateLayout.ts. */
export function layOutLateParts() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-fresh] [data-late-layout] > *')]
  lateParts = parts

  function layOutSome() {
    // The visitor has opened another page.
    if (parts !== lateParts) return
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

/** For a page that the app opens at its top. Laying it out as a whole takes a slow phone some 100 ms. */
export function layOutTopFirst() {
  document.documentElement.dataset.fresh = ''
  layOutLateParts()
}

/** Lays out the whole page at once. Back needs the real heights to find its scroll position, and so does a fragment. */
export function forgetLateLayout() {
  delete document.documentElement.dataset.fresh
}
