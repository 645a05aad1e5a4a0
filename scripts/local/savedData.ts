import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { localUrl } from '../lib/ports'

const TIMEOUT = 20_000 // ms

// The emulators delete a save before they replace it, so two take turns: one of them is always complete.
const SAVES = ['a', 'b']

/** Makes the running emulators write their data. */
export async function saveData({ hubPort, folder }: { hubPort: number; folder: string }) {
  const [name = ''] = SAVES.filter((one) => join(folder, one) !== newestSave(folder))
  mkdirSync(folder, { recursive: true })
  const response = await fetch(`${localUrl(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: join(folder, name), initiatedBy: 'site' }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`)
}

/** The folder of the newest complete save, or null. */
export function newestSave(folder: string): string | null {
  const saves = SAVES.map((name) => join(folder, name)).filter((save) => savedAt(save) > 0)
  return saves.toSorted((one, other) => savedAt(other) - savedAt(one))[0] ?? null
}

/** The time of the file that the emulators write last. */
function savedAt(save: string): number {
  const metadata = join(save, 'firebase-export-metadata.json')
  return statSync(metadata, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
