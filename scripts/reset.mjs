import { existsSync, rmSync } from 'node:fs'
import { alreadyRunning, DATA_FOLDER, localHolder } from './setup/localCommand.mjs'
import { Problem } from './setup/problem.mjs'
import { say } from './setup/progress.mjs'
import { thisRun } from './setup/runRecord.mjs'

/** `npm run reset`: empties the local data. A running backend would save its own again, so it has to end first. */
export async function main() {
  const holder = localHolder()
  if (holder) throw new Problem(alreadyRunning(holder, thisRun().title))
  const was = existsSync(DATA_FOLDER)
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  say(
    was ? 'The local data is empty: the next npm start fills it anew.' : 'The local data was empty already.',
  )
  return 0
}
