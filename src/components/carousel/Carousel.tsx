import { Children, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/components/Button'
import { labels } from '@/content/labels'
import { useCarousel } from '@/hooks/useCarousel'
import styles from './Carousel.module.css'

export type CarouselProps = {
  /** Names the region. */
  label: string
  /** How many are in view: four to two for `marks`, four to one for `cards`. */
  layout: 'marks' | 'cards'
  /** How long one stands still before the next, in ms. */
  interval: number
  /** A line beside the pause button. */
  note?: ReactNode
  /** The slides, each with its key. */
  children: ReactNode
}

/**
 * A row that scrolls and snaps by itself: swiped, wheeled or moved by the arrow keys it needs no script. The
 * script only moves it on, and lets it begin again behind its end.
 */
export function Carousel({ label, layout, interval, note, children }: CarouselProps) {
  const slides = Children.toArray(children)
  const track = useRef<HTMLDivElement>(null)
  const [playing, setPlaying] = useState(true)
  const { first, turning, hold } = useCarousel(track, { count: slides.length, interval, playing })

  function toggle() {
    setPlaying(!playing)
    // Whoever starts it has pointer and focus on it, and wants to see it move.
    if (!playing) hold.release()
  }

  const inOrder = slides.map((slide, index) => ({ slide, number: index + 1 }))
  return (
    <section
      className={styles.carousel}
      data-layout={layout}
      aria-roledescription="carousel"
      aria-label={label}
      {...hold.handlers}
    >
      <div className={styles.bar}>
        <Button className={styles.pause} variant="quiet" icon={playing ? 'pause' : 'play'} onClick={toggle}>
          {playing ? labels.pause : labels.play} <span className="visually-hidden">{label}</span>
        </Button>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms */}
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-label={label}
        aria-live={turning ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the arrow keys too
        tabIndex={0}
      >
        {[...inOrder.slice(first), ...inOrder.slice(0, first)].map(({ slide, number }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms
          <div
            key={number}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${number} of ${slides.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  )
}
