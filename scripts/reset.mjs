import { existsSync, rmSync } from 'node:fs'
import { log } from './lib/log'
import { UserError } from './lib/userError'
import { alreadyRunning, DATA_FOLDER, localHolder } from './setup/localCommand.mjs'
import { thisRun } from './setup/runRecord.mjs'

/** `npm run reset`: empties the local data. A running backend would save its own again, so it has to end first. */
export async function main() {
  const holder = localHolder()
  if (holder) throw new UserError(alreadyRunning(holder, thisRun().title))
  const was = existsSync(DATA_FOLDER)
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  log(
    was ? 'The local data is empty: the next npm start fills it anew.' : 'The local data was empty already.',
  )
  return 0
}
