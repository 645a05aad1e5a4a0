import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** For a text that is rendered as HTML: follows its internal links without a page load. */
export function useFollowLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link?.href || !isPlain || event.defaultPrevented) return
    const { origin, pathname, search, hash: target } = new URL(link.href)
    if (origin !== location.origin || /\.\w+$/.test(pathname)) return
    if (pathname === location.pathname && target) return
    event.preventDefault()
    void navigate(pathname + search + target)
  }
}
