import { startEmulators } from './emulators'
import { requireFreePorts } from './freePorts'
import { fillBackend } from './seed'
import { BACKENDS, selectBackend } from './selectBackend'

/** Only one command at a time can use a backend. */
export async function claimBackend(name: keyof typeof BACKENDS) {
  selectBackend(name)
  await requireFreePorts(Object.values(BACKENDS[name].ports))
}

/** Starts the emulators and fills them with the content. They also serve `publicFolder`, if there is one, and keep nothing. */
export async function startBackend(name: keyof typeof BACKENDS, publicFolder?: string) {
  const { failed } = await startEmulators({ ...BACKENDS[name], publicFolder })
  return { failed, account: await fillBackend() }
}
