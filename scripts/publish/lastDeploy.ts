import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chunks } from '../lib/chunks'
import { UserError } from '../lib/userError'
import { ASSETS, fingerprint, MANIFEST_FILE, type Manifest, parseManifest } from './manifest'

const REQUEST_TIMEOUT = 20_000 // ms
const PARALLEL_REQUESTS = 8

/** Returns null if nothing was deployed with this command yet. */
export async function readLastDeploy(live: string): Promise<Manifest | null> {
  const response = await get(`${live}/${MANIFEST_FILE}`).catch(() => {
    throw new UserError(
      `${live} does not answer, so the changes cannot be listed. Check the network, or pass the address of the site with --live.`,
    )
  })
  return response.ok ? parseManifest(await response.json().catch(() => null)) : null
}

type Deploys = { live: string; before: Manifest | null; folder: string; files: Record<string, string> }

/**
 * Copies the assets of the last deploy into the new one. Pages that are still open load them, and a roll-back refers to
 * them again. Assets that the last deploy had copied itself are dropped.
 */
export async function keepAssets({ live, before, folder, files }: Deploys) {
  const wanted = Object.entries(before?.files ?? {}).filter(
    ([path]) => isAsset(path) && !before?.kept.includes(path) && !(path in files),
  )
  const result = { kept: [] as string[], lost: [] as string[] }
  for (const batch of chunks(wanted, PARALLEL_REQUESTS)) {
    await Promise.all(
      batch.map(async ([path, hash]) => {
        const content = await download(`${live}/${path}`, hash)
        if (content) await writeAsset(join(folder, path), content)
        result[content ? 'kept' : 'lost'].push(path)
      }),
    )
  }
  return result
}

/** Paths come from the network and must not lead out of the folder. */
function isAsset(path: string): boolean {
  return path.startsWith(ASSETS) && /^[\w./-]+$/.test(path) && !path.includes('..')
}

async function download(url: string, hash: string): Promise<Buffer | null> {
  const response = await get(url).catch(() => null)
  if (!response?.ok) return null
  const content = Buffer.from(await response.arrayBuffer())
  return fingerprint(content) === hash ? content : null
}

async function writeAsset(file: string, content: Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

function get(url: string): Promise<Response> {
  return fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
}
