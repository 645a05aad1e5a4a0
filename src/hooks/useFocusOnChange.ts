import { useLayoutEffect, useRef } from 'react'
import { REPEAT_PAUSE_MS } from './usePause'

/**
 * Moves the focus to an element when `isDone` becomes true, because the button that had it disappears then. In a layout
 * effect, so that a key pressed right afterwards does not find a page without focus.
 */
export function useFocusOnChange<Element extends HTMLElement>(isDone: boolean) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    const shown = element.current
    if (!isDone || !shown) return
    shown.focus()
    return ignoreRepeatedEnter(shown)
  }, [isDone])
  return element
}

/** The second of two quick presses of Enter was meant for the button. */
function ignoreRepeatedEnter(element: HTMLElement): () => void {
  const ignore = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()
  const stop = () => element.removeEventListener('keydown', ignore)
  element.addEventListener('keydown', ignore)
  const timer = setTimeout(stop, REPEAT_PAUSE_MS)
  return () => {
    clearTimeout(timer)
    stop()
  }
}
