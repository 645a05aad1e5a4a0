import { join } from 'node:path'
import { contentRoot, HOW_TO_BEGIN, isSampleBrand } from '../../scripts/lib/contentFolder'
import { LIVE_VARIABLES, loadEnvironment } from '../../scripts/lib/environment'
import { fromRoot } from '../../scripts/lib/folders'
import { install, STUDIO } from '../../scripts/lib/install'
import { log, step } from '../../scripts/lib/log'
import { LOCAL_PORTS, localUrl, STUDIO_PORT } from '../../scripts/lib/ports'
import { claimBackend, startBackend } from '../../scripts/local/backend'
import { isPortOpen, requireFreePorts } from '../../scripts/local/freePorts'
import { selectBackend } from '../../scripts/local/selectBackend'
import { startSite } from '../../scripts/start'
import { startPageServer } from './server/pageServer'
import { createStudio, type StudioOptions } from './server/server'

/** `npm run studio`: edits the content in the browser. It starts the local backend and the site unless they run. */
export async function main(): Promise<never> {
  await requireFreePorts([STUDIO_PORT])
  const { backend } = await loadEnvironment()
  const projectId = backend.kind === 'live' ? backend.projectId : null
  // Before the local backend replaces them.
  const projectVariables = Object.fromEntries(
    Object.keys(LIVE_VARIABLES).map((name) => [name, process.env[name]]),
  )
  const [{ failed }] = await Promise.all([requireBackend(), install(STUDIO)])
  await step('Starting the studio', () => startStudio({ projectId, projectVariables }))

  log()
  log(`Open ${localUrl(STUDIO_PORT)} to edit the content.`)
  log(`The site on this computer, which follows your edits, is at ${localUrl(LOCAL_PORTS.site)}.`)
  if (isSampleBrand()) log(`${HOW_TO_BEGIN} Until then, the studio edits the files in sample/.`)
  log('Ctrl-C stops the studio and what it has started.')
  return failed
}

/**
 * `failed` rejects if the backend stops. The studio uses the backend of `npm start` or `npm run preview` if one runs.
 * `npm run preview` has no site that follows the edits, so the studio starts it.
 */
async function requireBackend(): Promise<{ failed: Promise<never> }> {
  if (await isPortOpen(LOCAL_PORTS.auth)) {
    selectBackend('local')
    if (!(await isPortOpen(LOCAL_PORTS.site))) await startSite()
    return { failed: new Promise(() => {}) }
  }
  await claimBackend('local')
  const local = await startBackend('local')
  await startSite()
  return local
}

type Named = Pick<StudioOptions, 'projectId' | 'projectVariables'>

async function startStudio(named: Named) {
  const { refresh, ...served } = await startPageServer()
  const server = createStudio({
    ...named,
    root: contentRoot(),
    keptIn: join(contentRoot(), '.local', 'studio'),
    cmsFolder: fromRoot(STUDIO.folder, 'node_modules', 'decap-cms', 'dist'),
    ...served,
    onChange: refresh,
  })
  await new Promise<void>((resolve) => server.listen(STUDIO_PORT, '127.0.0.1', resolve))
}
