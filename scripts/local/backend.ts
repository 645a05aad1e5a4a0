import { readRules } from '../brand/rules'
import { LIVE_VARIABLES } from '../build/environment'
import { fromRoot } from '../lib/paths'
import { LOCAL_PORTS, LOCAL_PROJECT, TEST_PORTS, TEST_PROJECT } from '../lib/ports'
import { requireLock } from '../processes/lock'
import { startEmulators } from './emulators'
import type { FirestoreEmulator } from './firestoreEmulator'
import { requireFreePorts } from './ports'
import { fillBackend } from './seed'
import { watchRules } from './watchRules'

/** `npm start` and `npm run preview` share a backend, all tests and measurements another. */
const BACKENDS = {
  local: { ports: LOCAL_PORTS, projectId: LOCAL_PROJECT },
  test: { ports: TEST_PORTS, projectId: TEST_PROJECT },
}

export const DATA_FOLDER = fromRoot('.local', 'data')

/** Only one command at a time can use a backend. */
export async function claimBackend(name: keyof typeof BACKENDS) {
  await requireLock(name)
  selectBackend(name)
  await requireFreePorts(BACKENDS[name].ports)
}

/**
 * Makes this process and its children use local emulators, even if the shell or .env names a real project. `unset` lists
 * further variables to ignore.
 */
export function selectBackend(name: keyof typeof BACKENDS, unset: string[] = []) {
  // An empty value overrides the .env file and counts as not set.
  for (const variable of [...Object.keys(LIVE_VARIABLES), ...unset]) process.env[variable] = ''
  const { ports, projectId } = BACKENDS[name]
  process.env.LOCAL_FIRESTORE_PORT = String(ports.firestore)
  process.env.LOCAL_AUTH_PORT = String(ports.auth)
  process.env.LOCAL_PROJECT_ID = projectId
}

/** Starts the emulators with the local data. They also serve `publicFolder`, if there is one. */
export async function startLocalBackend(emulator: FirestoreEmulator, publicFolder?: string) {
  const target = BACKENDS.local
  const loaded = readRules()
  const { ready, failed } = await startEmulators({
    ...target,
    emulator,
    publicFolder,
    dataFolder: DATA_FOLDER,
  })
  const account = await fillBackend({ ready, onlyIfEmpty: true })
  watchRules({ port: target.ports.firestore, projectId: target.projectId, loaded })
  return { failed, account }
}

/** Starts the emulators with only the sample content. They keep nothing. */
export async function startTestBackend(emulator: FirestoreEmulator, publicFolder: string) {
  const { ready } = await startEmulators({ ...BACKENDS.test, emulator, publicFolder })
  await fillBackend({ ready, onlyIfEmpty: false })
}
