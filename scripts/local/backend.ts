import { fromRoot } from '../lib/paths'
import { startEmulators } from './emulators'
import { requireFreePorts } from './freePorts'
import { fillBackend } from './seed'
import { BACKENDS, selectBackend } from './selectBackend'

export const DATA_FOLDER = fromRoot('.local', 'data')

/** Only one command at a time can use a backend. */
export async function claimBackend(name: keyof typeof BACKENDS) {
  selectBackend(name)
  // The studio runs next to the other commands.
  const { studio: _, ...needed } = { studio: 0, ...BACKENDS[name].ports }
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
