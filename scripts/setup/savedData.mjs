import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../lib/jsonFile'
import { localUrl } from '../lib/ports'

// The emulators write into `saving`; only a finished save becomes `last`, and the one before it stays as `before`.
// So a stop at any moment leaves at least one whole save.
const SAVING = 'saving'
const LAST = 'last'
const BEFORE = 'before'

const SAVE_LIMIT = 20_000 // ms

/**
 * Asks the running emulators to write their data, and keeps it as the newest save.
 * @param {{ hubPort: number, folder: string }} save
 */
export async function saveBackend({ hubPort, folder }) {
  mkdirSync(folder, { recursive: true })
  const response = await fetch(`${localUrl(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: join(folder, SAVING), initiatedBy: 'site' }),
    signal: AbortSignal.timeout(SAVE_LIMIT),
  })
  if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`)
  adoptFinishedSave(folder)
}

/**
 * The newest whole save in the folder, or null when there is none.
 * @param {string} folder
 */
export function newestSave(folder) {
  adoptFinishedSave(folder)
  for (const name of [LAST, BEFORE]) {
    if (isWhole(join(folder, name))) return join(folder, name)
  }
  return null
}

/** Also finishes what was cut off between the end of a save and its renaming. @param {string} folder */
function adoptFinishedSave(folder) {
  const [saving, last, before] = [SAVING, LAST, BEFORE].map((name) => join(folder, name))
  if (!saving || !last || !before || !isWhole(saving)) return
  if (isWhole(last)) {
    rmSync(before, { recursive: true, force: true })
    renameSync(last, before)
  }
  rmSync(last, { recursive: true, force: true })
  renameSync(saving, last)
}

/** The list of contents is written last, so a save that has it and all it names is whole. @param {string} folder */
function isWhole(folder) {
  const contents = readJson(join(folder, 'firebase-export-metadata.json'))
  if (!contents?.firestore || !contents?.auth) return false
  return [contents.firestore.metadata_file, join(contents.auth.path, 'accounts.json')].every((file) =>
    existsSync(join(folder, file)),
  )
}
