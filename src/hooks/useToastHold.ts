import { useEffect, useState } from 'react'
import { usePageVisible } from './usePageVisible'

/** True while toasts must stay: the pointer or the focus is on one, or the page is in a background tab. */
export function useToastHold(outlet: HTMLElement | null, anyToast: boolean): boolean {
  const inFront = usePageVisible()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    if (!outlet || !anyToast) return
    const isInside = (event: Event) => event.target instanceof Node && outlet.contains(event.target)
    const listening = new AbortController()
    const { signal } = listening
    // On the document: a toast that is removed under the pointer fires no mouseleave.
    document.addEventListener('mouseover', (event) => setHovered(isInside(event)), { signal })
    document.documentElement.addEventListener('mouseleave', () => setHovered(false), { signal })
    document.addEventListener('focusin', (event) => setFocused(isInside(event)), { signal })
    document.addEventListener('focusout', () => setFocused(false), { signal })
    return () => {
      listening.abort()
      setHovered(false)
      setFocused(false)
    }
  }, [outlet, anyToast])

  return anyToast && (!inFront || hovered || focused)
}
