import './styles/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App'
import type { Snapshot } from './data/snapshot'
import { env } from './env'
import { whenIdle } from './lib/whenIdle'
import { findRoute } from './routes'

async function start() {
  // With its page at hand the app takes over the prerendered HTML in one step, without a loading state between.
  // A page that cannot be loaded shows its error in its place, so nothing is to be done about it here.
  await findRoute(location.pathname)
    ?.page.preload()
    .catch(() => undefined)

  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App snapshot={readSnapshot()} />
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) {
    // In slices, so that a long page holds up nobody who presses something meanwhile.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError: noteRewrittenPage })
    })
  } else createRoot(root).render(app)

  if (env.reportUrl) {
    whenIdle(() => void import('./lib/startReporting').then(({ startReporting }) => startReporting()))
  }
}

/** A translator or an extension was there first. React has written the page anew, so nothing is broken. */
function noteRewrittenPage(error: unknown) {
  console.warn('The page was not as it had been built', error)
}

function readSnapshot(): Snapshot {
  const text = document.getElementById('snapshot')?.textContent
  return text ? JSON.parse(text) : {}
}

void start()
