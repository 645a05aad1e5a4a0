import { useEffect, useRef, useState } from 'react'

/** Repeated presses are ignored for this long after the first, unless a form sets another pause. */
export const REPEAT_PAUSE_MS = 1000

type ActState = 'idle' | 'working' | 'resting'

/**
 * The first press acts immediately. Further presses are ignored while its request is running, and until `pauseMs` have
 * passed since it started. An act that resolves to 'failed' can be repeated after the usual pause.
 */
export function useSubmitOnce(pauseMs = REPEAT_PAUSE_MS) {
  const [state, setState] = useState<ActState>('idle')
  const isTaken = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function run(act: () => Promise<unknown>) {
    if (isTaken.current) return
    isTaken.current = true
    const startedAt = performance.now()
    setState('working')
    let pause = pauseMs
    try {
      if ((await act()) === 'failed') pause = Math.min(pauseMs, REPEAT_PAUSE_MS)
    } finally {
      setState('resting')
      timer.current = setTimeout(
        () => {
          isTaken.current = false
          setState('idle')
        },
        pause - (performance.now() - startedAt),
      )
    }
  }

  return { isWorking: state === 'working', isResting: state === 'resting', run }
}
