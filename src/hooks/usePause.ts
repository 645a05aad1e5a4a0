import { useEffect, useRef, useState } from 'react'

/** Repeated presses are ignored for this long after the first, unless a button has another pause. */
export const REPEAT_PAUSE_MS = 1000

/** The time after a press in which further ones are ignored. */
export function usePause() {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Replaces a running pause. */
  function start(ms: number) {
    clearTimeout(timer.current)
    setIsShown(true)
    timer.current = setTimeout(end, ms)
  }

  function end() {
    clearTimeout(timer.current)
    timer.current = undefined
    setIsShown(false)
  }

  return {
    /** For the button's look. */
    isShown,
    start,
    end,
    /** Not the rendered state: a second press in the same frame comes before the next render. */
    isRunning: () => timer.current !== undefined,
  }
}
