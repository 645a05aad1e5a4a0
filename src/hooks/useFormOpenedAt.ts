import { useEffect, useRef } from 'react'

/** Nobody fills a form in less: what comes sooner waits, so that programs gain nothing by their speed. */
export const FORM_MIN_OPEN_MS = 3000

/** Gives a wait that lasts until the form has been open long enough. */
export function useFormOpenedAt(): () => Promise<void> {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])

  return () => {
    const rest = FORM_MIN_OPEN_MS - (performance.now() - openedAt.current)
    return rest > 0 ? new Promise((resolve) => setTimeout(resolve, rest)) : Promise.resolve()
  }
}
