import { mkdirSync } from 'node:fs'
import { lock } from 'proper-lockfile'
import { inCache } from '../lib/paths'
import { UserError } from '../lib/userError'
import { onShutdown } from './shutdown'

/** A lock expires this long after its process was killed. The process renews it every second. */
const STALE_AFTER = 5_000 // ms

/** Takes a lock until this command ends. Fails if another command of this checkout holds it. */
export async function requireLock(name: string) {
  mkdirSync(inCache('locks'), { recursive: true })
  const onCompromised = () => {
    throw new UserError(`Another npm run ${name} has taken over, so this one has stopped.`)
  }
  const options = { realpath: false, stale: STALE_AFTER, update: 1_000, onCompromised }
  const retries = { retries: 6, factor: 1 }
  const release = await lock(inCache('locks', name), { ...options, retries }).catch((error) => {
    if (error.code !== 'ELOCKED') throw error
    throw new UserError(`npm run ${name} is already running in this folder. Wait until it has ended.`)
  })
  onShutdown(release)
}
