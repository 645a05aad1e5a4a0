import { type RefObject, useEffect } from 'react'

/** Tells a dialog how much of the screen the keyboard of a phone leaves. Not with a zoomed page, which is meant to overflow. */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    const { visualViewport: visible } = window
    if (!isOpen || !dialog || !visible) return
    const listening = new AbortController()
    const { signal } = listening
    function follow() {
      if (!dialog || !visible || visible.scale > 1) return
      dialog.style.setProperty('--visible-height', `${visible.height}px`)
      dialog.style.setProperty('--visible-top', `${visible.offsetTop}px`)
    }
    follow()
    visible.addEventListener('resize', follow, { signal })
    visible.addEventListener('scroll', follow, { signal })
    return () => listening.abort()
  }, [inside, isOpen])
}
