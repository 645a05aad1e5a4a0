import { type RefObject, useLayoutEffect, useRef } from 'react'
import { motionModule } from './useMotion'
import { prefersReducedMotion } from './usePrefersReducedMotion'

/** Fades in a list whenever `content` changes: what a filter found, by name. */
export function useListMotion(list: RefObject<HTMLElement | null>, content: string) {
  const shown = useRef(content)

  useLayoutEffect(() => {
    if (shown.current === content) return
    shown.current = content
    if (list.current && !prefersReducedMotion()) motionModule.get()?.fadeIn(list.current)
  }, [list, content])
}
