import { controlsWords } from 'virtual:words/controls'
import { Children, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { useHold } from '@/hooks/useHold'
import { useNearViewport } from '@/hooks/useNearViewport'
import { usePageVisible } from '@/hooks/usePageVisible'
import { prefersReducedMotion } from '@/lib/dom'
import { loadChunk } from '@/lib/loadChunk'
import styles from './Carousel.module.css'

type CarouselProps = {
  /** Names the region. */
  label: string
  /** How many are in view: four to two for `marks`, four to one for `cards`. */
  layout: 'marks' | 'cards'
  /** How long a slide rests before the next, in ms. */
  interval: number
  /** The slides, each with its key. */
  children: ReactNode
}

/** A row that the browser scrolls. Near the viewport Swiper takes it over: drag, buttons, arrow keys and autoplay. */
export function Carousel({ label, layout, interval, children }: CarouselProps) {
  const slides = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [isPlaying, setIsPlaying] = useState(true)
  const hold = useHold()
  const isInView = useInView(track)
  const isInFront = usePageVisible()
  const isAutoplaying = isPlaying && isInView && isInFront && !hold.isHeld
  useSwiper({ track, previous, next }, { slideCount: slides.length, interval, isAutoplaying })

  /** Until Swiper is there, the browser scrolls the row. */
  function scroll(direction: 1 | -1) {
    const row = track.current
    if (!row || row.classList.contains('swiper-initialized')) return
    const { width = 0 } = row.querySelector('.swiper-slide')?.getBoundingClientRect() ?? {}
    const towardsRight = document.dir === 'rtl' ? -direction : direction
    row.scrollBy({ left: towardsRight * width, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }

  function toggle() {
    setIsPlaying(!isPlaying)
    // Pointer and focus are on the Play button now and would pause autoplay again.
    if (!isPlaying) hold.release()
  }

  return (
    <section
      className={styles.carousel}
      data-layout={layout}
      aria-roledescription={controlsWords.carousel}
      aria-label={label}
      {...hold.handlers}
    >
      <div className={styles.bar}>
        <div className={`${styles.controls} script-only`}>
          <Button
            className={`${styles.pause} motion-only`}
            variant="quiet"
            icon={isPlaying ? 'pause' : 'play'}
            aria-label={(isPlaying ? controlsWords.pauseList : controlsWords.playList)({ list: label })}
            onClick={toggle}
          >
            {isPlaying ? controlsWords.pause : controlsWords.play}
          </Button>
          <IconButton
            ref={previous}
            icon="arrow"
            label={controlsWords.previousIn({ list: label })}
            onClick={() => scroll(-1)}
          />
          <IconButton
            ref={next}
            icon="arrow"
            label={controlsWords.nextIn({ list: label })}
            onClick={() => scroll(1)}
          />
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={controlsWords.slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys must reach a row without links too
        tabIndex={0}
      >
        <div className={`swiper-wrapper ${styles.row}`}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: Swiper knows the slides by their position
              key={index}
              className={`swiper-slide unbroken ${styles.slide}`}
              role="group"
              aria-roledescription={controlsWords.slide}
              aria-label={controlsWords.slideOf({ position: index + 1, count: slides.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** Not framer-motion's hook, which would add 15 kB to the first load. */
function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}

type CarouselParts = {
  track: RefObject<HTMLElement | null>
  previous: RefObject<HTMLElement | null>
  next: RefObject<HTMLElement | null>
}

type CarouselOptions = { slideCount: number; interval: number; isAutoplaying: boolean }

/**
 * Hands the row to Swiper when it comes near the viewport. Until then, and if Swiper cannot be loaded, the browser
 * scrolls it.
 */
function useSwiper(parts: CarouselParts, { slideCount, interval, isAutoplaying }: CarouselOptions) {
  const isNear = useNearViewport(parts.track)
  const [swiper, setSwiper] = useState<Swiper | null>(null)

  const create = useEffectEvent(async () => {
    // The row works without Swiper.
    const code = await loadChunk(() => import('@/lib/createSwiper'), { ifGone: 'ignore' })
    if (!code) console.error('Could not load the carousel')
    const track = parts.track.current
    const previous = parts.previous.current
    const next = parts.next.current
    return code && track && previous && next ? code.createSwiper({ track, previous, next }, interval) : null
  })

  useEffect(() => {
    if (!isNear) return
    const created = create()
    void created.then(setSwiper)
    return () => {
      setSwiper(null)
      void created.then((instance) => instance?.destroy())
    }
  }, [isNear])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the slides are measured again when there are more of them
  useEffect(() => swiper?.update(), [swiper, slideCount])

  useEffect(() => {
    if (!swiper || !isAutoplaying || prefersReducedMotion()) return
    swiper.autoplay.start()
    return () => void swiper.autoplay.stop()
  }, [swiper, isAutoplaying])
}
