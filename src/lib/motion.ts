import { animate, inView } from 'framer-motion/dom'
import { observeOnce } from './dom'

export type RevealFrom = 'left' | 'right' | 'below'

const EASE_OUT = [0.16, 1, 0.3, 1] as const
const OFFSET = 50 // px
const REVEAL_S = 1.1
const ENTRANCE_S = 1.05
const COUNT_S = 1.4

/** Browsers restore the scroll position after the first render. Wait, so that nothing then in view is animated. */
const RESTORE_MS = 150

/** Hides what is below the viewport and slides it in, once, when it is scrolled to. */
export function reveal(element: HTMLElement, from: RevealFrom): () => void {
  let stopWatching = () => {}
  let stopSliding = () => {}

  const timer = setTimeout(() => {
    stopWatching = observeOnce(element, (isBelow) => {
      if (isBelow) hide()
    })
  }, RESTORE_MS)

  function hide() {
    element.dataset.reveal = 'wait'
    stopWatching = inView(element, () => {
      const sliding = slideIn(element, from)
      const stopPausing = pauseWhilePressed(element, sliding)
      stopSliding = () => {
        stopPausing()
        sliding.stop()
      }
      void sliding.then(() => {
        stopPausing()
        clear()
      })
    })
  }

  function clear() {
    delete element.dataset.reveal
    element.style.removeProperty('opacity')
    element.style.removeProperty('transform')
  }

  return () => {
    clearTimeout(timer)
    stopWatching()
    stopSliding()
    clear()
  }
}

function slideIn(element: HTMLElement, from: RevealFrom) {
  if (from === 'below') {
    return animate(element, { opacity: [0, 1], y: [OFFSET, 0] }, { duration: ENTRANCE_S, ease: EASE_OUT })
  }
  const x = from === 'left' ? -OFFSET : OFFSET
  return animate(element, { opacity: [0, 1], x: [x, 0] }, { duration: REVEAL_S, ease: EASE_OUT })
}

/** A link that moves under a press would not get the click. */
function pauseWhilePressed(element: HTMLElement, sliding: { pause: () => void; play: () => void }) {
  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', () => sliding.pause(), { signal })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => sliding.play(), { signal })
  return () => listening.abort()
}

/** A counter starts only if it was below the viewport first. This is how far below we look. */
const APPROACH = '0px 0px 25% 0px'

/**
 * Counts up to `value` once, when the element is scrolled to; `show(null)` shows the final number again. It never shows 0:
 * before, the final number is shown, because a page that is printed or photographed as a whole is not scrolled.
 */
export function countUp(
  element: HTMLElement,
  value: number,
  show: (count: number | null) => void,
): () => void {
  let stopWatching = () => {}
  const stopApproach = inView(
    element,
    (_, { boundingClientRect }) => {
      // A number that is on the screen, at load or after a jump, does not count.
      if (boundingClientRect.top < window.innerHeight) return
      stopWatching = inView(element, count)
    },
    { margin: APPROACH },
  )
  let stopCounting = () => {}

  function count() {
    const counting = animate(Math.min(1, value), value, {
      duration: COUNT_S,
      ease: 'easeOut',
      onUpdate: (latest) => show(Math.round(latest)),
      onComplete: () => show(null),
    })
    stopCounting = () => counting.stop()
  }

  return () => {
    stopApproach()
    stopWatching()
    stopCounting()
    show(null)
  }
}
