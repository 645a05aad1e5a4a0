import { useCallback, useEffect, useState } from 'react'

/** `input` too: what fills a form by itself presses no key. */
const ACTS = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'touchstart', 'input'] as const

let acted = false
const waiting = new Set<() => void>()

/** Whether the visitor has scrolled, pointed or typed since the page was opened. */
export const hasActed = () => acted

function noteFirstAct() {
  acted = true
  for (const act of ACTS) removeEventListener(act, noteFirstAct)
  for (const callback of waiting) callback()
  waiting.clear()
}

function listenOnce() {
  for (const act of ACTS) addEventListener(act, noteFirstAct, { passive: true })
}

/** Calls back at the visitor's first act; not at all when that has already happened, or without a callback. */
export function useFirstAct(callback: (() => void) | undefined) {
  useEffect(() => {
    if (acted || !callback) return
    if (waiting.size === 0) listenOnce()
    waiting.add(callback)
    return () => {
      waiting.delete(callback)
    }
  }, [callback])
}

/** True from the visitor's first act on, for what only those who act need. */
export function useActed(): boolean {
  const [isActing, setIsActing] = useState(false)
  useFirstAct(useCallback(() => setIsActing(true), []))
  return isActing || acted
}
