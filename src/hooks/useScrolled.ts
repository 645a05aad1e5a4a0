import { useEffect, useState } from 'react'

/** True while the page is scrolled past `threshold` px. Re-renders only when that changes. */
export function useScrolled(threshold: number): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const update = () => setIsPast(window.scrollY > threshold)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [threshold])
  return isPast
}
