import { useEffect, useRef } from 'react'

/** People need longer than this to fill in a form. A faster submission waits, so that bots gain nothing. */
const FORM_MIN_OPEN_MS = 3000

/** Returns a function that waits until the form has been open for `FORM_MIN_OPEN_MS`. */
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
