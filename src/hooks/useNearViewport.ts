import { type RefObject, useEffect, useState } from 'react'

type Options = {
  /** How far below the viewport still counts as near, in px. */
  margin?: number
  enabled?: boolean
}

/** True once the element has come near the viewport, and from then on. */
export function useNearViewport(
  ref: RefObject<HTMLElement | null>,
  { margin = 600, enabled = true }: Options = {},
): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (isNear || !enabled || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: `0px 0px ${margin}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin, enabled, isNear])
  return isNear
}
