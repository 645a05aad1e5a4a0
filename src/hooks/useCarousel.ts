import { type RefObject, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'
import { useTabInFront } from './useTabInFront'

type CarouselOptions = { count: number; interval: number; playing: boolean }

/** Moves the track on by one slide per interval while nobody holds it and somebody can see it. */
export function useCarousel(
  track: RefObject<HTMLElement | null>,
  { count, interval, playing }: CarouselOptions,
) {
  const [first, setFirst] = useState(0)
  const hold = useHold()
  const seen = useSeen(track)
  const reduced = usePrefersReducedMotion()
  const turning = playing && !hold.held && seen && !reduced

  useEffect(() => {
    const element = track.current
    if (!turning || !element) return

    function advance(row: HTMLElement) {
      const position = slideAtStart(row)
      if (position + slidesInView(row) < row.children.length) return moveTo(row, position + 1, 'smooth')
      // At the end the slides before those in view go behind them, which nobody sees, and it runs on.
      flushSync(() => setFirst((current) => (current + position) % row.children.length))
      moveTo(row, 0, 'instant')
      moveTo(row, 1, 'smooth')
    }

    // Fewer than fill the row have nowhere to go.
    const timer = setInterval(() => count > slidesInView(element) && advance(element), interval)
    return () => clearInterval(timer)
  }, [track, count, interval, turning])

  return { first: first % Math.max(1, count), turning, hold }
}

/** Pointer, finger or focus on the carousel hold it. */
function useHold() {
  const [held, setHeld] = useState(false)
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    }),
    [],
  )
  return { held, handlers, release: () => setHeld(false) }
}

/** In view, in a tab that is in front. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)
  const inFront = useTabInFront()
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return inView && inFront
}

function slideWidth(row: HTMLElement): number {
  return row.firstElementChild?.getBoundingClientRect().width || 1
}

function slideAtStart(row: HTMLElement): number {
  return Math.round(row.scrollLeft / slideWidth(row))
}

function slidesInView(row: HTMLElement): number {
  return Math.max(1, Math.round(row.clientWidth / slideWidth(row)))
}

function moveTo(row: HTMLElement, position: number, behavior: ScrollBehavior) {
  row.scrollTo({ left: position * slideWidth(row), behavior })
}
