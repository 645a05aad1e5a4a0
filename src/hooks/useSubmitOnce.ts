import { useEffect, useRef, useState } from 'react'

/** Further presses are ignored this long after the one that acted, unless a button asks for another pause. */
export const REPEAT_PAUSE_MS = 1000

type ActState = 'idle' | 'working' | 'resting'

/**
 * For buttons that must act once: the first press acts at once, and further ones are ignored while it is answered and
 * until `pauseMs` have passed since.
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
    try {
      await act()
    } finally {
      setState('resting')
      timer.current = setTimeout(
        () => {
          isTaken.current = false
          setState('idle')
        },
        pauseMs - (performance.now() - startedAt),
      )
    }
  }

  return { isWorking: state === 'working', isResting: state === 'resting', run }
}
