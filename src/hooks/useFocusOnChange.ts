import { useLayoutEffect, useRef } from 'react'

/**
 * Takes the focus over from a button that is gone once its work is done: with the change itself, for a key pressed
 * a moment later must not meet a page where nothing has the focus.
 */
export function useFocusOnChange<Element extends HTMLElement>(isDone: boolean) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isDone) element.current?.focus()
  }, [isDone])
  return element
}
