import { matchRoutes } from 'react-router-dom'
import { loadChunk } from './lib/loadChunk'
import { type PageHandle, routes } from './routes'

/** Downloads a page's code when the visitor points at a link to it. */
export function prefetchPages() {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, ({ target }) => prefetchTarget(target), { passive: true })
  }
}

function prefetchTarget(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin) return
  for (const { route } of matchRoutes(routes, link.pathname) ?? []) {
    const handle: PageHandle | undefined = route.handle
    if (handle) void loadChunk(handle.load, { ifGone: 'ignore' })
  }
}
