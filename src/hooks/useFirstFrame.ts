import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Marks an element with data-first-frame from each change of `content` until it has been painted, so that CSS can leave
 * out of that frame what is below the screen.
 */
export function useFirstFrame(element: RefObject<HTMLElement | null>, content: string) {
  const shown = useRef(content)

  useLayoutEffect(() => {
    const marked = element.current
    if (!marked || shown.current === content) return
    shown.current = content
    marked.dataset.firstFrame = ''
    let timer: ReturnType<typeof setTimeout>
    const unmark = () => delete marked.dataset.firstFrame
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(unmark)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      unmark()
    }
  }, [element, content])
}
