import { useEffect, useRef } from 'react'
import { practiceIds } from '@/content/practices'
import { useHasInteracted } from '@/hooks/firstInteraction'
import { motionModule } from '@/hooks/useMotion'
import { prefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import styles from './ScrollProgress.module.css'

/** Scroll progress: three bands that start one after the other and meet at the end. */
export function ScrollProgress() {
  const bands = useRef<HTMLDivElement>(null)

  const hasInteracted = useHasInteracted()

  useEffect(() => {
    if (!hasInteracted || followedByStyles()) return
    let stop = () => {}
    let isCancelled = false
    motionModule.load().then(
      ({ scroll }) => {
        if (isCancelled) return
        stop = scroll((progress: number) =>
          bands.current?.style.setProperty('--progress', progress.toFixed(4)),
        )
      },
      (error) => console.error('Could not load the animations', error),
    )
    return () => {
      isCancelled = true
      stop()
    }
  }, [hasInteracted])

  return (
    <div ref={bands} className={styles.bands} aria-hidden="true">
      {practiceIds.map((practice) => (
        <span key={practice} className={styles.band} data-practice={practice} />
      ))}
    </div>
  )
}

/** CSS scroll timelines run off the main thread. With reduced motion, base.css disables them. */
function followedByStyles(): boolean {
  return 'animationTimeline' in document.documentElement.style && !prefersReducedMotion()
}
