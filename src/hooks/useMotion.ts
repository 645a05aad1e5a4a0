import { useEffect, useEffectEvent } from 'react'
import { lazyModule } from '@/lib/lazyModule'
import { useHasInteracted } from './firstInteraction'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'

type Motion = typeof import('@/lib/motion')

export const motionModule = lazyModule(() => import('@/lib/motion'))

/**
 * Starts an animation once its code is loaded, which is after the first interaction. Without the code, and where
 * reduced motion is preferred, everything is shown as it was rendered.
 */
export function useMotion(start: (motion: Motion) => (() => void) | undefined) {
  const hasInteracted = useHasInteracted()
  const isReduced = usePrefersReducedMotion()
  const startNow = useEffectEvent(start)

  useEffect(() => {
    if (!hasInteracted || isReduced) return
    let isCancelled = false
    let stop: (() => void) | undefined
    motionModule.load().then(
      (motion) => {
        if (!isCancelled) stop = startNow(motion)
      },
      (error) => console.error('Could not load the animations', error),
    )
    return () => {
      isCancelled = true
      stop?.()
    }
  }, [hasInteracted, isReduced])
}
