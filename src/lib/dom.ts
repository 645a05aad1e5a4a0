export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The keyboard of a phone covers half of the page. */
export function hasTouchKeyboard(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

/** For headings and other elements that are not controls. */
export function focusWithoutScroll(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Scrolls only as far as needed. Chromium's own scrolling would centre the element, which moves the whole page. */
export function focusInView(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/**
 * Tells once whether an element is below the viewport. Unlike reading its position, an observer does not lay out what is
 * still skipped there: such an element counts as below.
 */
export function observeOnce(element: Element, tell: (isBelow: boolean) => void): () => void {
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry) tell(!entry.isIntersecting && entry.boundingClientRect.top >= 0)
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(task, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
