import { useEffect, useRef } from 'react'

/** Takes the focus over from a button that is gone once its work is done. */
export function useFocusWhen<Element extends HTMLElement>(isDone: boolean) {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (isDone) element.current?.focus()
  }, [isDone])
  return element
}
