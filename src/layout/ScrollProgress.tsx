import { useEffect, useRef } from 'react'
import { practiceIds } from '@/content/practices'
import { prefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import styles from './ScrollProgress.module.css'

/** How far the page is read: three bands that set off one after the other and meet at the end. */
export function ScrollProgress() {
  const bands = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (followedByStyles()) return
    const follow = () => bands.current?.style.setProperty('--progress', scrolledShare().toFixed(4))
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])

  return (
    <div ref={bands} className={styles.bands} aria-hidden="true">
      {practiceIds.map((practice) => (
        <span key={practice} className={styles.band} data-practice={practice} />
      ))}
    </div>
  )
}

/** Scroll timelines run off the main thread; the site-wide switch for reduced motion takes them away. */
function followedByStyles(): boolean {
  return 'animationTimeline' in document.documentElement.style && !prefersReducedMotion()
}

function scrolledShare(): number {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight ? Math.min(1, window.scrollY / (scrollHeight - clientHeight)) : 0
}
