import { existsSync, rmSync } from 'node:fs'
import { log } from './lib/log'
import { claimBackend, DATA_FOLDER } from './local/backend'

/** `npm run reset`: deletes the local data. A running backend would save its data again, so it must stop first. */
export async function main() {
  await claimBackend('local')
  const hadData = existsSync(DATA_FOLDER)
  rmSync(DATA_FOLDER, { recursive: true, force: true })
  log(hadData ? 'Deleted the local data. npm start creates it again.' : 'There was no local data.')
  return 0
}
