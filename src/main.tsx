import './styles/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import type { Snapshot } from './data/snapshot'
import { env } from './env'
import { BUILT_PATH, readerOf } from './hooks/SnapshotContext'
import { forgetFailedLoads } from './lib/lazyModule'
import { whenIdle } from './lib/whenIdle'
import { paths } from './paths'
import { findRoute } from './routes'

async function start() {
  // Before the router hears of it, so that Back to a page that failed to load retries.
  addEventListener('popstate', forgetFailedLoads, { capture: true })

  const snapshot = readSnapshot()
  const builtPath = snapshot[BUILT_PATH]
  if (typeof builtPath === 'string' && builtPath !== paths.notFound && builtPath !== location.pathname) {
    // The server accepts more spellings of a URL than the router does, such as '/%73ervices'.
    history.replaceState(history.state, '', builtPath + location.search + location.hash)
  }

  // Load the page first, so that the app hydrates in one step, without a loading state. If it fails to load, the app
  // renders the error.
  await findRoute(builtPath === paths.notFound ? paths.notFound : location.pathname)
    ?.page.load()
    .catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App snapshot={readerOf(snapshot)} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) {
    // Hydrate in a transition so that input stays responsive on long pages.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: noteRewrittenPage })
    })
  } else createRoot(root).render(app)

  if (env.reportUrl) {
    whenIdle(() => void import('./lib/startReporting').then(({ startReporting }) => startReporting()))
  }
}

/** A translator or an extension changed the HTML first. React has rendered the page again, so nothing is broken. */
function noteRewrittenPage(error: unknown) {
  console.warn('The page was not as it had been built', error)
}

function readSnapshot(): Snapshot {
  const text = document.getElementById('snapshot')?.textContent
  return text ? JSON.parse(text) : {}
}

void start()
