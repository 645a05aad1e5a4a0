import { type RefObject, useEffect, useState } from 'react'

/** True once the element has come near the viewport, and from then on. `margin` is how far below it still counts as near, in px. */
export function useNearViewport(ref: RefObject<HTMLElement | null>, margin = 600): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `0px 0px ${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin, isNear])
  return isNear
}
