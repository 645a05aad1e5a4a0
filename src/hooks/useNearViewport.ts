import { type RefObject, useEffect, useState } from 'react'
import { useScrolled } from './useScrolled'

/** How far below the viewport an element still counts as near, once the visitor scrolls. */
const MARGIN = '0px 0px 600px 0px'

/** True once the element has come near the viewport, and from then on. Before the visitor scrolls, only what is in view counts. */
export function useNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  const hasScrolled = useScrolled(0)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: hasScrolled ? MARGIN : '0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, isNear, hasScrolled])
  return isNear
}
