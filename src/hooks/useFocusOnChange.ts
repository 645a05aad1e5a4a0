import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to an element when `isDone` becomes true, because the button that had it disappears then. In a layout
 * effect, so that a key pressed right afterwards does not find a page without focus.
 */
export function useFocusOnChange<Element extends HTMLElement>(isDone: boolean) {
  const element = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isDone) element.current?.focus()
  }, [isDone])
  return element
}
