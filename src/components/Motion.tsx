import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { usePrefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import { loadChunk } from '@/lib/loadChunk'

/**
 * Put `m` components inside. Until the features are loaded they are plain elements, and stay so if loading fails: none
 * may depend on an animation to be visible.
 */
export function Motion({ children }: { children: ReactNode }) {
  const isReduced = usePrefersReducedMotion()
  return (
    // "user" keeps fades: where reduced motion is preferred, these are skipped too.
    <MotionConfig reducedMotion="user" skipAnimations={isReduced}>
      <LazyMotion strict features={loadFeatures}>
        {children}
      </LazyMotion>
    </MotionConfig>
  )
}

async function loadFeatures() {
  try {
    return await loadChunk(async () => (await import('@/lib/motionFeatures')).domAnimation)
  } catch (error) {
    console.error('Could not load the animations', error)
    return new Promise<never>(() => {})
  }
}
