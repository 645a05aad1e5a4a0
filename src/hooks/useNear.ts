import { type RefObject, useEffect, useState } from 'react'

/** How far below the window something counts as near. */
const NEAR = '600px'

/** True once the element has come near the window, and from then on. Looks only while that says something. */
export function useNear(ref: RefObject<HTMLElement | null>, isLaidOut = true): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !isLaidOut || !element) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${NEAR} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near, ref, isLaidOut])
  return near
}
