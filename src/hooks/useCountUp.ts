import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion } from './usePrefersReducedMotion'

/** From the moment the number is in full view. */
export const COUNT_UP_MS = 1400

/** How far below the screen a number goes back to 0, so that nothing jumps when it comes into view. */
const APPROACH = '0px 0px 25% 0px'

/**
 * Counts up to `value` once, when the element is scrolled to: gives the number to show meanwhile, null before
 * and after. What is on the screen at load never counts, and neither does what a jump brings into view.
 */
export function useCountUp(ref: RefObject<HTMLElement | null>, value: number): number | null {
  const [running, setRunning] = useState<number | null>(null)

  useEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion() || isOnScreen(element)) return

    let frame = 0
    let sight: IntersectionObserver | undefined
    let approach: IntersectionObserver | undefined

    function count(startedAt: number, now: number) {
      const progress = Math.min(1, Math.max(0, now - startedAt) / COUNT_UP_MS)
      setRunning(progress < 1 ? Math.round(value * easeOut(progress)) : null)
      if (progress < 1) frame = requestAnimationFrame((next) => count(startedAt, next))
    }

    function prepare(below: HTMLElement) {
      if (isOnScreen(below)) return
      setRunning(0)
      sight = observeOnce(below, { threshold: 1 }, () => {
        frame = requestAnimationFrame((now) => count(now, now))
      })
    }

    // Until somebody scrolls, the numbers below the first screen are the final ones too.
    function watch() {
      if (element) approach = observeOnce(element, { rootMargin: APPROACH }, prepare)
    }
    addEventListener('scroll', watch, { once: true, passive: true })

    return () => {
      removeEventListener('scroll', watch)
      approach?.disconnect()
      sight?.disconnect()
      cancelAnimationFrame(frame)
      setRunning(null)
    }
  }, [ref, value])

  return running
}

function isOnScreen(element: HTMLElement) {
  return element.getBoundingClientRect().top < window.innerHeight
}

function easeOut(progress: number) {
  return 1 - (1 - progress) ** 3
}

function observeOnce(
  element: HTMLElement,
  options: IntersectionObserverInit,
  callback: (element: HTMLElement) => void,
) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return
    observer.disconnect()
    callback(element)
  }, options)
  observer.observe(element)
  return observer
}
