declare global {
  interface Window {
    /** src/inline/collectPresses.ts collects them. */
    earlyPresses?: PressedControl[]
  }
}

/** With its index among the elements that have the same classes. */
export type PressedControl = HTMLElement & { place?: number }

/** Opens Google's window, which browsers allow only as the direct result of a press. */
export const NOT_REPLAYED = 'data-not-replayed'

/** Marks the page as hydrated: from now on the app handles presses. */
export function markReady() {
  const { dataset } = document.documentElement
  dataset.ready = ''
  delete dataset.failed
  replayEarlyPresses()
}

/** False while a built page waits for the app, and in the prerender. */
export const isReady = () => typeof document === 'object' && 'ready' in document.documentElement.dataset

/**
 * Repeats the presses on controls that the app could not handle yet, once each and in their order. Those in a section
 * that still waits for its code stay.
 */
export function replayEarlyPresses() {
  const presses = window.earlyPresses ?? []
  const isWaiting = (control: Element) => control.closest('[data-waiting]') !== null
  const ready = presses.filter((control) => !isWaiting(control))
  presses.splice(0, presses.length, ...presses.filter(isWaiting))
  // Replayed clicks are not what a browser counts as an interaction, but code is loaded with the first one.
  if (ready.length > 0) dispatchEvent(new Event('pointerdown'))
  for (const control of ready.map(currentElement)) {
    control.removeAttribute('aria-busy')
    // The browser has selected it already, so that a click alone would change nothing.
    if (control instanceof HTMLInputElement) control.checked = false
    if (!control.hasAttribute(NOT_REPLAYED)) control.click()
  }
  if (presses.length === 0) delete document.documentElement.dataset.pressed
}

/** If the HTML did not match, for instance because it was translated, React has rendered new elements. */
function currentElement(control: PressedControl): HTMLElement {
  const peers = document.getElementsByClassName(control.className)
  const peer = peers[control.place ?? -1]
  return !control.isConnected && peer instanceof HTMLElement ? peer : control
}
