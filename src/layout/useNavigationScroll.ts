import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import { prefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import { focusWithoutScroll } from '@/lib/dom'
import { sessionStore } from '@/lib/storage'

/** A new page appears at most this far from its top, and scrolls the rest smoothly. */
const GLIDE = 60 // px
const STORE = 'scroll-positions'

/**
 * Scrolls smoothly to the top of a new page, or to the element of a #hash. A menu link to the current page scrolls to
 * the top as well. Back and Forward restore the position. Not React Router's `ScrollRestoration`: it jumps, and it
 * scrolls to the top when it hydrates, where the visitor may have scrolled already.
 */
export function useNavigationScroll() {
  const { key, pathname, hash, state } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ key, pathname })
  const positions = useScrollPositions(shown)

  // A layout effect, so that the page is not painted at the scroll position of the previous one.
  useLayoutEffect(() => {
    const before = shown.current
    // Nothing moves the scroll position before the first navigation.
    if (before.key === key) return
    shown.current = { key, pathname }
    const isNewPage = before.pathname !== pathname
    // A filter, for example: the page stays where it is, without an event.
    if (!isNewPage) positions.current[key] ??= positions.current[before.key] ?? 0
    const target = elementOf(hash)
    if (navigation === 'POP') return restore(positions.current[key] ?? 0)
    if (target) {
      target.scrollIntoView({ behavior: scrollBehavior() })
      if (!isNewPage) focusWithoutScroll(target)
    } else if (isNewPage) {
      if (window.scrollY > GLIDE) window.scrollTo({ top: GLIDE, behavior: 'instant' })
      window.scrollTo({ top: 0, behavior: scrollBehavior() })
    } else if (state?.toTop) {
      window.scrollTo({ top: 0, behavior: scrollBehavior() })
    }
  }, [key, pathname, hash, state, navigation, positions])
}

/**
 * The scroll position of each history entry. Browsers restore it too early: the page of the entry is rendered after the
 * event. They still do so after a reload.
 */
function useScrollPositions(shown: { current: { key: string } }) {
  const positions = useRef<Record<string, number>>({})
  const isIdle = useNavigation().state === 'idle'
  // The loading screen of a slow page is shorter than the page that it replaces.
  const remember = useEffectEvent(() => {
    if (isIdle) positions.current[shown.current.key] = window.scrollY
  })

  useEffect(() => {
    positions.current = (sessionStore.getJson(STORE) ?? {}) as Record<string, number>
    const listening = new AbortController()
    const { signal } = listening
    const restoreHere = () => {
      history.scrollRestoration = 'manual'
    }
    const letBrowserRestore = () => {
      history.scrollRestoration = 'auto'
      sessionStore.set(STORE, JSON.stringify(positions.current))
    }
    restoreHere()
    // The visitor may have scrolled before hydration.
    remember()
    addEventListener('scroll', () => remember(), { signal, passive: true })
    addEventListener('pageshow', restoreHere, { signal })
    addEventListener('pagehide', letBrowserRestore, { signal })
    return () => listening.abort()
  }, [])

  return positions
}

/**
 * Twice: if the previous page was still scrolling smoothly, Chromium adds that movement to the new position at the
 * beginning of the next frame.
 */
function restore(top: number) {
  const scroll = () => window.scrollTo({ top, behavior: 'instant' })
  scroll()
  const frame = requestAnimationFrame(scroll)
  return () => cancelAnimationFrame(frame)
}

function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // '#100%' is not valid percent-encoding, so it matches no element.
    return null
  }
}

function scrollBehavior(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}
