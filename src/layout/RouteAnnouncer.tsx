import { frameWords } from 'virtual:words/frame'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusWithoutScroll } from '@/lib/dom'
import { useNotice } from './PageNotice'

/**
 * After a client-side navigation, focuses the new page's heading and announces its title. Otherwise a screen reader
 * stays on a link that no longer exists and announces nothing.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const notice = useNotice()
  const announced = useRef(pathname)
  const [message, setMessage] = useState('')

  const announce = useEffectEvent(() => {
    setMessage([frameWords.pageLoaded({ title: document.title }), notice?.detail].filter(Boolean).join('. '))
  })

  useEffect(() => {
    // Not on the first load, which the browser announces itself.
    if (announced.current === pathname) return
    announced.current = pathname
    return onHeadingRendered((heading) => {
      focusHeading(heading)
      announce()
    })
  }, [pathname])

  const detail = notice?.detail
  useEffect(() => {
    // After a sign-in that leads back, the notice comes after the page.
    if (detail) setMessage((said) => (said.includes(detail) ? said : detail))
  }, [detail])

  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  )
}

const HEADING = 'h1:not([data-pending] *)'

/** While a page loads it has no heading yet, so the main area gets the focus until then. */
function onHeadingRendered(act: (heading: HTMLElement) => void): (() => void) | undefined {
  const main = document.querySelector('main')
  if (!main) return undefined
  const heading = main.querySelector<HTMLElement>(HEADING)
  if (heading) {
    act(heading)
    return undefined
  }

  focusWithoutScroll(main)
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
  // Do not move the focus if the visitor has already moved on inside the page.
  if (activeElement !== main && main?.contains(activeElement)) return
  focusWithoutScroll(heading)
}
