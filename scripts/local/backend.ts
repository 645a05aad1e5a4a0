import { step } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { TEST_PORTS } from '../lib/ports'
import { startEmulators } from './emulators'
import type { FirestoreEmulator } from './firestoreEmulator'
import { endLeftovers } from './leftovers'
import { findBusyPort, requireFreePorts } from './ports'
import { saveData } from './savedData'
import { fillBackend } from './seed'
import { BACKENDS, selectBackend } from './selectBackend'

export const DATA_FOLDER = fromRoot('.local', 'data')

/** Only one command at a time can use a backend. */
export async function claimBackend(name: keyof typeof BACKENDS) {
  selectBackend(name)
  const { ports, projectId } = BACKENDS[name]
  // The studio runs next to the other commands.
  const { studio: _, ...needed } = { studio: 0, ...ports }
  if ((await findBusyPort(needed)) === null) return
  const save = { hubPort: ports.hub, folder: DATA_FOLDER }
  await endLeftovers(projectId, async () => name === 'local' && saveData(save))
  await requireFreePorts(needed)
}

/** Starts the emulators with the local data. They also serve `publicFolder`, if there is one. */
export async function startLocalBackend(emulator: FirestoreEmulator, publicFolder?: string) {
  const only = ['auth', 'firestore', ...(publicFolder ? ['hosting'] : [])]
  const options = { ...BACKENDS.local, emulator, only, publicFolder, dataFolder: DATA_FOLDER }
  const { failed } = await step('Starting the emulators', () => startEmulators(options))
  return { failed, account: await fillBackend({ onlyIfEmpty: true }) }
}

/** Starts the emulators with only the sample content. They keep nothing. */
export async function startTestBackend(emulator: FirestoreEmulator, publicFolder: string) {
  const only = ['auth', 'firestore', 'hosting']
  const options = { ...BACKENDS.test, emulator, only, publicFolder }
  const { failed } = await step('Starting the emulators', () => startEmulators(options))
  await fillBackend({ onlyIfEmpty: false })
  return { failed }
}

/** Starts Firestore for the rules tests, with a separate project, because they delete all data. */
export async function startRulesBackend(emulator: FirestoreEmulator) {
  const projectId = 'demo-site-rules'
  const options = { ports: TEST_PORTS, projectId, emulator, only: ['firestore'] }
  const { stop } = await step('Starting Firestore', () => startEmulators(options))
  return { stop, projectId }
}
