import type { DataRouter } from 'react-router-dom'
import { whenIdle } from './lib/dom'
import { countPage } from './lib/visits'

/** By then a page has its title, and a redirect has ended. */
const SETTLED_MS = 500

/** Counts each page that the visitor sees. A tab in the background, or a prerendered one, counts once it is shown. */
export function countPages(router: DataRouter) {
  let counted: string | undefined
  let timer: number | undefined

  function count() {
    const { pathname } = location
    if (document.hidden || pathname === counted) return
    countPage(counted === undefined ? document.referrer : '')
    counted = pathname
  }

  router.subscribe(() => {
    clearTimeout(timer)
    timer = window.setTimeout(() => whenIdle(count), SETTLED_MS)
  })
  document.addEventListener('visibilitychange', count)
  count()
}
