import { type RefObject, useLayoutEffect } from 'react'
import { prefersReducedMotion } from './usePrefersReducedMotion'

/**
 * Holds back what lies below the first screen until it is scrolled to, once: `data-reveal` is "wait", then
 * "shown". Prerendered HTML carries neither, so without scripts everything is simply there.
 */
export function useReveal(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || prefersReducedMotion()) return
    if (element.getBoundingClientRect().top < window.innerHeight) return

    element.dataset.reveal = 'wait'
    let atOnce = true
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect()
        // In view in the very first report: the browser put the scroll position back, nobody scrolled here.
        if (atOnce) delete element.dataset.reveal
        else element.dataset.reveal = 'shown'
      }
      atOnce = false
    })
    observer.observe(element)

    return () => {
      observer.disconnect()
      delete element.dataset.reveal
    }
  }, [ref])
}
