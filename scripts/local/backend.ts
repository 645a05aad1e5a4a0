import { fromRoot } from '../lib/paths'
import { startEmulators } from './emulators'
import { findBusyPort, requireFreePorts } from './freePorts'
import { endLeftovers } from './leftovers'
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
export async function startLocalBackend(publicFolder?: string) {
  const { failed } = await startEmulators({ ...BACKENDS.local, publicFolder, dataFolder: DATA_FOLDER })
  return { failed, account: await fillBackend({ onlyIfEmpty: true }) }
}

/** Starts the emulators with only the sample content. They keep nothing. */
export async function startTestBackend(publicFolder: string) {
  const { failed } = await startEmulators({ ...BACKENDS.test, publicFolder })
  await fillBackend({ onlyIfEmpty: false })
  return { failed }
}
