import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../lib/jsonFile'
import { localUrl } from '../lib/ports'

/** The contents of firebase-export-metadata.json. */
type Metadata = { firestore?: { metadata_file: string }; auth?: { path: string } }

const TIMEOUT = 20_000 // ms

// The emulators write to `saving`, and a complete save is renamed to `last`. Wherever this is interrupted, one of the
// two is complete.
const savingIn = (folder: string) => join(folder, 'saving')
const lastIn = (folder: string) => join(folder, 'last')

/** Makes the running emulators write their data, and keeps it as the newest save. */
export async function saveData({ hubPort, folder }: { hubPort: number; folder: string }) {
  mkdirSync(folder, { recursive: true })
  const response = await fetch(`${localUrl(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: savingIn(folder), initiatedBy: 'site' }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`)
  adoptCompleteSave(folder)
}

/** The folder of the newest complete save, or null. */
export function newestSave(folder: string): string | null {
  adoptCompleteSave(folder)
  return isComplete(lastIn(folder)) ? lastIn(folder) : null
}

function adoptCompleteSave(folder: string) {
  if (!isComplete(savingIn(folder))) return
  rmSync(lastIn(folder), { recursive: true, force: true })
  renameSync(savingIn(folder), lastIn(folder))
}

/** The emulators write the metadata last. */
function isComplete(save: string) {
  const metadata = readJson<Metadata>(join(save, 'firebase-export-metadata.json'))
  if (!metadata?.firestore || !metadata.auth) return false
  const files = [metadata.firestore.metadata_file, join(metadata.auth.path, 'accounts.json')]
  return files.every((file) => existsSync(join(save, file)))
}
