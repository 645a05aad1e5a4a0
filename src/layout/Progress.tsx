import { practices } from 'virtual:content/practices'
import { controlsWords } from 'virtual:words/controls'
import { frameWords } from 'virtual:words/frame'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router-dom'
import { prefersReducedMotion } from '@/lib/dom'
import styles from './Progress.module.css'

/** Scroll progress: a band for each practice, which start one after the other and meet at the end. */
export function ScrollProgress() {
  const bands = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFollowedByStyles()) return
    function follow() {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const progress = scrollTop / Math.max(1, scrollHeight - clientHeight)
      bands.current?.style.setProperty('--progress', progress.toFixed(4))
    }
    // The browser has restored a position, or the visitor has scrolled, before hydration.
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return (
    <div ref={bands} className={`${styles.bands} screen-only`} aria-hidden="true">
      {practices.map(({ id, position }) => (
        <span key={id} className={styles.band} data-practice={position} />
      ))}
    </div>
  )
}

/** CSS scroll timelines run off the main thread. With reduced motion, base.css disables them. */
function isFollowedByStyles(): boolean {
  return 'animationTimeline' in document.documentElement.style && !prefersReducedMotion()
}

/** A thin line while the next page takes long to load. CSS shows it after 300 ms. */
export function PageProgress() {
  if (useNavigation().state === 'idle') return null
  return <div className={styles.line} role="progressbar" aria-label={frameWords.loadingPage} />
}

/** For what a visitor has pressed and what still has to load. In the top bar, where it covers neither that nor the film. */
export function WaitNotice() {
  return (
    <p className={`${styles.wait} label`} role="status">
      {controlsWords.wait}
    </p>
  )
}
