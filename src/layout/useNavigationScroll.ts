import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { usePageState } from '@/hooks/usePageState'
import { focusWithoutScroll, prefersReducedMotion } from '@/lib/dom'
import { sessionStore } from '@/lib/storage'
import { decodeAddress } from '@/lib/webAddress'

/** A new page appears at most this far from its top, and scrolls the rest smoothly. */
const GLIDE = 60 // px
const STORE = 'scroll-positions'

/**
 * Scrolls smoothly to the top of a new page, or to the element of a #hash. A menu link to the current page scrolls to
 * the top as well. Back and Forward restore the position. Not React Router's `ScrollRestoration`: it jumps, and it
 * scrolls to the top when it hydrates, where the visitor may have scrolled already.
 */
export function useNavigationScroll() {
  const { key, pathname, hash } = useLocation()
  const { toTop } = usePageState()
  const navigation = useNavigationType()
  const shown = useRef({ key, pathname })
  const positions = useScrollPositions(shown)

  // A layout effect, so that the page is not painted at the scroll position of the previous one.
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    const position = positions.current[key]
    // The browser scrolls to a #hash of the first page, but not in a text that is still loading.
    if (before.key === key)
      return hash && !elementOf(hash) ? untilItWorks(() => showElement(hash)) : undefined
    if (navigation === 'POP' && position !== undefined) return untilItWorks(() => scrollBack(position))

    if (before.pathname !== pathname) {
      // The page may not have the element of a #hash.
      const top = hash ? 0 : GLIDE
      if (window.scrollY > top) window.scrollTo({ top, behavior: 'instant' })
      if (hash) return untilItWorks(() => showElement(hash))
      window.scrollTo({ top: 0, behavior: scrollBehavior() })
    } else if (navigation !== 'POP') {
      const target = elementOf(hash)
      if (target) {
        focusWithoutScroll(target)
        target.scrollIntoView({ behavior: scrollBehavior() })
      } else if (toTop) window.scrollTo({ top: 0, behavior: scrollBehavior() })
    }
    // A filter, for example, moves nothing, and a #hash of the browser's has moved before.
    positions.current[key] = window.scrollY
    return undefined
  }, [key, pathname, hash, toTop, navigation, positions])
}

/**
 * The scroll position of each history entry. Browsers restore it too early: the page of the entry is rendered after the
 * event. They still do so after a reload.
 */
function useScrollPositions(shown: { current: { key: string } }) {
  const positions = useRef<Record<string, number>>({})
  const isIdle = useNavigation().state === 'idle'
  const remember = useEffectEvent(() => {
    const { key } = shown.current
    // The loading screen of a slow page is shorter than the page that it replaces. After Back, the old page is shown
    // until the other one has rendered.
    if (isIdle && key === history.state?.key) positions.current[key] = window.scrollY
  })

  useEffect(() => {
    positions.current = (sessionStore.getJson(STORE) ?? {}) as Record<string, number>
    const listening = new AbortController()
    const { signal } = listening
    const restoreHere = () => {
      if (!previewsSwipes()) history.scrollRestoration = 'manual'
    }
    let leftAt = 0
    const letBrowserRestore = () => {
      leftAt = window.scrollY
      history.scrollRestoration = 'auto'
      sessionStore.set(STORE, JSON.stringify(positions.current))
    }
    restoreHere()
    const left = positions.current[shown.current.key] ?? 0
    // The browser has restored it, but not below the end of the prerendered page, where a list may go on.
    const stopRestoring = left > lowestPosition() ? untilItWorks(() => scrollBack(left)) : undefined
    // The visitor may have scrolled before hydration.
    remember()
    addEventListener('scroll', () => remember(), { signal, passive: true })
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        restoreHere()
        // Safari shows a page of its back/forward cache at the top: it takes no notice of 'auto' at this point.
        if (persisted && !previewsSwipes()) scrollBack(leftAt)
      },
      { signal },
    )
    addEventListener('pagehide', letBrowserRestore, { signal })
    return () => {
      listening.abort()
      stopRestoring?.()
    }
  }, [shown])

  return positions
}

/**
 * iOS. While the visitor swipes back, it shows a picture of a scrolled page only if it restores the position of that page
 * itself. Only iOS has this property.
 */
const previewsSwipes = () => 'webkitTouchCallout' in document.documentElement.style

const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Tries at once, in the next frame, because Chromium adds what is left of a smooth scroll to a new position, and whenever
 * the size of the page changes: its end may still be loading. Gives up when the visitor does something.
 */
function untilItWorks(attempt: () => boolean): () => void {
  const listening = new AbortController()
  const observer = new ResizeObserver(() => attempt() && stop())
  function stop() {
    observer.disconnect()
    listening.abort()
  }
  for (const type of VISITOR_EVENTS) addEventListener(type, stop, { signal: listening.signal, passive: true })
  attempt()
  observer.observe(document.body)
  return stop
}

const lowestPosition = () => Math.max(0, document.documentElement.scrollHeight - window.innerHeight)

function scrollBack(top: number): boolean {
  window.scrollTo({ top, behavior: 'instant' })
  return Math.abs(window.scrollY - top) <= 1
}

function showElement(hash: string): boolean {
  const target = elementOf(hash)
  target?.scrollIntoView({ behavior: 'instant' })
  return target !== null
}

const elementOf = (hash: string) => document.getElementById(decodeAddress(hash.slice(1)))

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
