import { buildSite } from './build.mjs'
import { formatDuration, log } from './lib/log'
import { LOCAL_PORTS, LOCAL_PROJECT, localUrl } from './lib/ports'
import { startBackend } from './setup/backend.mjs'
import { firestoreEmulator } from './setup/firestoreEmulator.mjs'
import { APP, EMULATORS, install } from './setup/install.mjs'
import { beginLocalCommand, DATA_FOLDER } from './setup/localCommand.mjs'
import { fillBackend } from './setup/seeding.mjs'

/** Not `dist`: a build made there for the real project must not turn into a local one before it is deployed. */
const FOLDER = 'dist-preview'

const began = Date.now()

/** `npm run preview`: the production build, with its real headers, on the same backend as `npm start`. */
export async function main() {
  await beginLocalCommand()
  const [emulator] = await Promise.all([
    firestoreEmulator(),
    install(EMULATORS),
    install(APP).then(() => buildSite(FOLDER)),
  ])
  const { writeHostingConfig } = await import('./build/hostingConfig')
  const config = await writeHostingConfig({
    file: 'firebase.local.json',
    publicFolder: FOLDER,
    ports: LOCAL_PORTS,
    projectId: LOCAL_PROJECT,
  })
  const options = { config, ports: LOCAL_PORTS, projectId: LOCAL_PROJECT, emulator, dataFolder: DATA_FOLDER }
  const { ready, failed } = startBackend(options)
  const account = await fillBackend({ ...options, ready, onlyWhenEmpty: true })

  log()
  log(`Ready after ${formatDuration(Date.now() - began)}.`)
  log(`  The production build   ${localUrl(LOCAL_PORTS.hosting)}`)
  log(`  Sample account         ${account.email}  password  ${account.password}`)
  log('Ctrl-C stops everything; the data stays in .local/data.')
  return failed
}
