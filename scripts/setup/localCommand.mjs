import { fromRoot } from '../lib/paths'
import { LOCAL_PORTS, LOCAL_PROJECT } from '../lib/ports'
import { UserError } from '../lib/userError'
import { pointAtLocalBackend } from './localBuild.mjs'
import { lockHolder, takeLock } from './lock.mjs'
import { requireFreePorts } from './portUser.mjs'
import { thisRun } from './runRecord.mjs'

/** `npm start` and `npm run preview` share the ports and the data, so only one of them runs at a time. */
const LOCK = 'local'

export const DATA_FOLDER = fromRoot('.local', 'data')

/** Makes sure that this command is alone, then sets it to the local backend. */
export async function beginLocalCommand() {
  const holder = takeLock(LOCK)
  if (holder) throw new UserError(alreadyRunning(holder, thisRun().title))
  pointAtLocalBackend({ ports: LOCAL_PORTS, projectId: LOCAL_PROJECT })
  await requireFreePorts(LOCAL_PORTS)
}

/** The command that has the local backend now. */
export const localHolder = () => lockHolder(LOCK)

/**
 * @param {{ title: string, pid: number }} holder
 * @param {string} wanted
 */
export function alreadyRunning({ title, pid }, wanted) {
  return `${title} is running here already (process ${pid}): stop it with Ctrl-C in its window, then run ${wanted}.`
}
