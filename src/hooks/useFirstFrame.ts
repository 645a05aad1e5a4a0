import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Sets `data-first-frame` when `content` changes and removes it after the next paint, so that CSS can keep that frame small. */
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
