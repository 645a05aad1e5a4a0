import { useEffect, useState } from 'react'

const STICKS_AFTER = 200 // px of scroll

/** True once the page is scrolled past 200 px, until it is back at the top. */
export function useStickyHeader(): boolean {
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    const follow = () => setStuck((before) => window.scrollY > STICKS_AFTER || (before && window.scrollY > 0))
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return stuck
}
