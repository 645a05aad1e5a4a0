import { useSyncExternalStore } from 'react'

const outlets: HTMLElement[] = []
const listeners = new Set<() => void>()

/** Toasts show in the topmost outlet: that of the dialog opened last, or the page's. */
export function addOutlet(outlet: HTMLElement): () => void {
  // The page's own stays at the bottom, even where a dialog was open before it arrived.
  if (outlet.closest('dialog')) outlets.push(outlet)
  else outlets.unshift(outlet)
  tellListeners()
  return () => {
    outlets.splice(outlets.indexOf(outlet), 1)
    tellListeners()
  }
}

export function useTopOutlet(): HTMLElement | null {
  return useSyncExternalStore(
    listen,
    () => outlets.at(-1) ?? null,
    () => null,
  )
}

function listen(onChange: () => void) {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

function tellListeners() {
  for (const listener of listeners) listener()
}
