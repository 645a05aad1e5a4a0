import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { hasInteracted } from '@/hooks/firstInteraction'
import { prefersReducedMotion } from '@/hooks/usePrefersReducedMotion'
import { focusWithoutScroll } from '@/lib/focusWithoutScroll'
import { applyLateFonts } from '@/lib/lateFonts'
import { forgetLateLayout, layOutTopFirst } from '@/lib/lateLayout'

/** A new page appears at most this far from its top, and scrolls the rest smoothly. */
const GLIDE = 60 // px

/**
 * Scrolls smoothly to the top of a new page, or to the element of a #hash. A menu link to the current page scrolls to
 * the top as well. Back and Forward are left to the browser, which restores the scroll position.
 */
export function useNavigationScroll() {
  const { key, pathname, hash, state } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef({ key, pathname })

  // A layout effect, so that the page is not painted at the scroll position of the previous one.
  useLayoutEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { key, pathname }
    const isNewPage = before.pathname !== pathname
    if (isNewPage && navigation !== 'POP' && !hash) layOutTopFirst()
    else forgetLateLayout()
    // With other fonts, the top bar shifts, which a redirect must not do.
    if (isNewPage && hasInteracted()) applyLateFonts()
    if (navigation === 'POP') return

    const target = elementOf(hash)
    if (target) {
      target.scrollIntoView({ behavior: scrollBehavior() })
      if (!isNewPage) focusWithoutScroll(target)
    } else if (isNewPage) {
      if (window.scrollY > GLIDE) window.scrollTo({ top: GLIDE, behavior: 'instant' })
      window.scrollTo({ top: 0, behavior: scrollBehavior() })
    } else if (state?.toTop) {
      window.scrollTo({ top: 0, behavior: scrollBehavior() })
    }
  }, [key, pathname, hash, state, navigation])
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
