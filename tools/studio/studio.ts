import { join } from 'node:path'
import { loadEnvironment } from '../../scripts/build/environment'
import { contentRoot } from '../../scripts/lib/contentFolder'
import { EMULATORS, install, STUDIO } from '../../scripts/lib/install'
import { log, step } from '../../scripts/lib/log'
import { fromRoot } from '../../scripts/lib/paths'
import { LOCAL_PORTS, localUrl } from '../../scripts/lib/ports'
import { claimBackend, startLocalBackend } from '../../scripts/local/backend'
import { firestoreEmulator } from '../../scripts/local/firestoreEmulator'
import { isPortOpen, requireFreePorts } from '../../scripts/local/ports'
import { selectBackend } from '../../scripts/local/selectBackend'
import { startSite } from '../../scripts/start'
import { listEntries } from './server/entries'
import { folderForms } from './server/forms'
import { startPageServer } from './server/pageServer'
import { createStudio } from './server/server'

/** `npm run studio`: edits the content in the browser. It starts the local backend and the site unless they run. */
export async function main(): Promise<never> {
  const port = LOCAL_PORTS.studio
  await requireFreePorts({ studio: port })
  const { siteUrl, backend } = await loadEnvironment()
  const projectId = backend.kind === 'live' ? backend.projectId : null
  const [{ failed }] = await Promise.all([startBackend(), install(STUDIO)])
  await step('Starting the studio', () => startStudio(port, { siteUrl, projectId }))

  log()
  log(`Open ${localUrl(port)} to edit the content.`)
  log(`The site on this computer is at ${localUrl(LOCAL_PORTS.site)}. Ctrl-C stops both.`)
  return failed
}

/** `failed` rejects if the backend stops. The studio uses the backend of `npm start` or `npm run preview` if one runs. */
async function startBackend(): Promise<{ failed: Promise<never> }> {
  if (await isPortOpen(LOCAL_PORTS.firestore)) {
    selectBackend('local')
    return { failed: new Promise(() => {}) }
  }
  await claimBackend('local')
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS), startSite()])
  return startLocalBackend(emulator)
}

async function startStudio(port: number, named: { siteUrl: string; projectId: string | null }) {
  const { page, refresh } = await startPageServer()
  const server = createStudio({
    ...named,
    root: contentRoot(),
    keptIn: join(contentRoot(), '.local', 'studio'),
    cmsFolder: fromRoot(STUDIO.folder, 'node_modules', 'decap-cms', 'dist'),
    page,
    onChange: refresh,
  })
  // The first list would otherwise wait until every file has been parsed.
  await Promise.all(folderForms.map(({ folder }) => listEntries(contentRoot(), folder)))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}
