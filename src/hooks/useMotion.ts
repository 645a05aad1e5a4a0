import { useEffect, useEffectEvent } from 'react'
import { prefersReducedMotion } from '@/lib/dom'
import { loadChunk } from '@/lib/loadChunk'

type Motion = typeof import('@/lib/motion')

/**
 * Starts an animation once the visitor scrolls: what is in view before does not move. Without its code, and where
 * reduced motion is preferred, everything is shown as it was rendered.
 */
export function useMotion(start: (motion: Motion) => (() => void) | undefined) {
  const startNow = useEffectEvent(start)

  useEffect(() => {
    if (prefersReducedMotion()) return
    const listening = new AbortController()
    let stop: (() => void) | undefined
    function load() {
      void loadChunk(() => import('@/lib/motion'), { ifGone: 'ignore' }).then((motion) => {
        if (!motion) console.error('Could not load the animations')
        else if (!listening.signal.aborted) stop = startNow(motion)
      })
    }
    // The visitor may have scrolled before hydration.
    if (window.scrollY > 0) load()
    else addEventListener('scroll', load, { once: true, passive: true, signal: listening.signal })
    return () => {
      listening.abort()
      stop?.()
    }
  }, [])
}
