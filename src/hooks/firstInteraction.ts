import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Includes `input`, because a browser that fills in a form presses no key. */
const EVENTS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'touchstart', 'input'] as const

// It can be what the app started with: see src/inline/loadApp.ts.
let interacted = typeof document === 'object' && 'used' in document.documentElement.dataset
const listeners = new Set<() => void>()

/** Whether the visitor has scrolled, pointed or typed since the page was opened. */
export const hasInteracted = () => interacted

function noteInteraction() {
  interacted = true
  for (const event of EVENTS) removeEventListener(event, noteInteraction)
  for (const listener of listeners) listener()
  listeners.clear()
}

function subscribe(listener: () => void) {
  if (interacted) return () => {}
  if (listeners.size === 0) {
    for (const event of EVENTS) addEventListener(event, noteInteraction, { passive: true })
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const whenInteracted = () =>
  interacted ? Promise.resolve() : new Promise<void>((resolve) => void subscribe(resolve))

/** Calls back at the visitor's first interaction, but not if it has already happened. */
export function useFirstInteraction(enabled: boolean, callback: () => void) {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (enabled) return subscribe(() => call())
  }, [enabled])
}

/** True from the visitor's first interaction on. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(subscribe, hasInteracted, () => false)
}
