import './styles/base.css'
import { analytics } from 'virtual:content/analytics'
import { type DehydratedState, hydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router-dom'
import { forgetOtherUser } from './auth/historyUser'
import { createQueryClient } from './data/queryClient'
import { env } from './env'
import { whenIdle } from './lib/dom'
import { loadChunk, reloadIfNeeded } from './lib/loadChunk'
import { reportProblem, reportRecovered, startReporting } from './lib/report'
import { tolerateMovedNodes } from './lib/tolerateMovedNodes'
import { Providers } from './Providers'
import { prefetchPages } from './prefetchPages'
import type { PrerenderedPage } from './prerender'
import { routes, routesWithout } from './routes'

async function start() {
  tolerateMovedNodes()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const { isMissing, queries } = readStart()
  const client = createQueryClient()
  if (queries) hydratePrerendered(client, queries)

  nameHistoryEntry()
  // Registered before the router's own listener.
  addEventListener('popstate', nameHistoryEntry)
  const router = createBrowserRouter(isMissing ? routesWithout(location.pathname) : routes)
  await firstPageLoaded(router)
  const error = Object.values(router.state.errors ?? {})[0]
  if (error && root.firstElementChild) {
    if (reloadIfNeeded(error)) return
    // Without its code, a built page can still be read.
    throw error
  }

  const app = (
    <StrictMode>
      <Providers client={client}>
        <RouterProvider router={router} onError={reportRenderError} />
      </Providers>
    </StrictMode>
  )
  // From here on React hears presses, also before it has hydrated what they hit. See index.html.
  dispatchEvent(new Event('app-listens'))
  if (root.firstElementChild) {
    // Hydrate in a transition so that input stays responsive on long pages.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: reportRecovered })
    })
  } else createRoot(root).render(app)

  prefetchPages()
  if (env.reportUrl) whenIdle(() => void startReporting())
  if (analytics) whenIdle(() => void startCounting(router))
}

function readStart(): Partial<PrerenderedPage['start']> {
  return JSON.parse(document.querySelector('script#start')?.textContent ?? '{}')
}

/**
 * Gives a history entry the state that the router would: those of the browser's own, such as for a press on '#part' before
 * hydration, would all share the key 'default'. Only blockers read `idx`.
 */
function nameHistoryEntry() {
  forgetOtherUser()
  if (history.state?.key) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState({ usr: null, idx: 0, ...history.state, key }, '')
}

/**
 * The data is as old as the build, but looking at a page makes no requests: it counts as fresh, and is read again in idle
 * time after the visitor's first interaction.
 */
function hydratePrerendered(client: QueryClient, queries: DehydratedState) {
  const startedAt = Date.now()
  for (const { state } of queries.queries) state.dataUpdatedAt = startedAt
  hydrate(client, queries)

  const isPrerendered = ({ state }: Query) => state.dataUpdatedAt === startedAt
  const interactions = ['pointerdown', 'keydown', 'scroll']
  function refresh() {
    for (const type of interactions) removeEventListener(type, refresh)
    // Do not cancel a running request: it may be the visitor's 'Load more'.
    whenIdle(() => void client.invalidateQueries({ predicate: isPrerendered }, { cancelRefetch: false }))
  }
  for (const type of interactions) addEventListener(type, refresh, { passive: true })
}

/** So that the app hydrates in one step, without a loading state. */
function firstPageLoaded(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve()
    router.subscribe(check)
    check()
  })
}

function reportRenderError(
  error: unknown,
  { errorInfo }: { errorInfo?: { componentStack?: string | null } },
) {
  reportProblem(error, errorInfo?.componentStack ?? undefined)
}

async function startCounting(router: DataRouter) {
  const counter = await loadChunk(() => import('./countPages'), { ifGone: 'ignore' })
  counter?.countPages(router)
}

start().catch((error) => {
  // As a script in index.html does if this one cannot run.
  document.documentElement.dataset.failed = ''
  throw error
})
