import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localUrl } from '../lib/ports'

const TIMEOUT = 20_000 // ms

/** Makes the running emulators write their data. They delete a save before they replace it, so they write another. */
export async function saveData({ hubPort, folder }: { hubPort: number; folder: string }) {
  mkdirSync(folder, { recursive: true })
  const response = await fetch(`${localUrl(hubPort)}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: join(folder, 'next'), initiatedBy: 'site' }),
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`The emulators could not save: ${await response.text()}`)
  rmSync(join(folder, 'last'), { recursive: true, force: true })
  renameSync(join(folder, 'next'), join(folder, 'last'))
}

export const lastSave = (folder: string) => (existsSync(join(folder, 'last')) ? join(folder, 'last') : null)
