import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { announcePage } from '@/content/labels'

/**
 * After a navigation inside the site: moves focus to the new page's heading and says its title aloud. Without it
 * a screen reader stays on a link that is gone and hears nothing.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [message, setMessage] = useState('')

  useEffect(() => {
    // Not on first load: there the browser speaks for itself.
    if (announced.current === pathname) return
    announced.current = pathname
    return whenHeadingStands((heading) => {
      focusHeading(heading)
      setMessage(announcePage(document.title))
    })
  }, [pathname])

  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}

const HEADING = 'h1:not([data-pending] *)'

/** A page whose content is still on its way has no heading of its own yet: until then the main area holds the focus. */
function whenHeadingStands(act: (heading: HTMLElement) => void): (() => void) | undefined {
  const main = document.querySelector('main')
  if (!main) return undefined
  const heading = main.querySelector<HTMLElement>(HEADING)
  if (heading) {
    act(heading)
    return undefined
  }

  main.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const late = main.querySelector<HTMLElement>(HEADING)
    if (!late) return
    observer.disconnect()
    act(late)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focusHeading(heading: HTMLElement) {
  const { activeElement } = document
  const main = heading.closest('main')
  // Somebody who has moved on inside the page meanwhile keeps their place.
  if (activeElement !== main && main?.contains(activeElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
