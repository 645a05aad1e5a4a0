import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '@/lib/dom'

/** Fades in a list whenever `content` changes: what a filter found, by name. */
export function useListMotion(list: RefObject<HTMLElement | null>, content: string) {
  const shown = useRef(content)

  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (prefersReducedMotion()) return
    // It can be seen and pressed from the start.
    list.current?.animate({ opacity: [0.3, 1] }, { duration: 300, easing: 'ease-out' })
  }, [list, content])
}
