import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Links inside the site that are not React elements, as in the texts of documents, and links to a part of the page. */
export function useFollowLinks() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link?.href || !isPlain || event.defaultPrevented) return
    const { origin, pathname, search, hash, href } = new URL(link.href)
    if (origin !== location.origin || /\.\w+$/.test(pathname)) return
    event.preventDefault()
    const isPart = hash !== '' && pathname + search === location.pathname + location.search
    void navigate(pathname + search + hash, { replace: href === location.href, state: isPart ? state : null })
  }
}
