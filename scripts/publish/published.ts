import { join } from 'node:path'
import * as v from 'valibot'
import { chunks } from '../lib/chunks'
import { writeWhole } from '../lib/jsonFile'
import { listFiles } from '../lib/listFiles'
import { UserError } from '../lib/userError'

const recordSchema = v.object({
  /** Null if uncommitted files were published. */
  commit: v.nullable(v.string()),
  rules: v.string(),
  /** Its own files with a hash in their names. The names become paths, so only plain ones are accepted. */
  assets: v.array(v.pipe(v.string(), v.regex(/^assets\/\w[\w.-]*$/))),
})

/** What the next publish must know, on any machine. The site contains it. */
export type Published = v.InferOutput<typeof recordSchema>

const RECORD = 'published.json'
const REQUEST_TIMEOUT = 20_000 // ms
const PARALLEL_REQUESTS = 8

export const liveUrl = (project: string) => `https://${project}.web.app`

/** Returns null if the site has not been published yet. */
export async function readPublished(live: string): Promise<Published | null> {
  const response = await get(`${live}/${RECORD}`).catch(() => {
    throw new UserError(`${live} does not answer, so the changes cannot be listed. Check the network.`)
  })
  if (response.status === 404) return null
  if (!response.ok) throw new UserError(`${live} answers ${response.status}. Try again in some minutes.`)
  const { success, output } = v.safeParse(recordSchema, await response.json().catch(() => null))
  return success ? output : null
}

type Built = { folder: string; live: string; before: Published | null } & Pick<Published, 'commit' | 'rules'>

/** Adds the record, and the hashed files of the last publish, which pages that are still open load. */
export async function completeBuild({ folder, live, before, ...facts }: Built) {
  const assets = listFiles(folder).filter((file) => file.startsWith('assets/'))
  const kept = (before?.assets ?? []).filter((file) => !assets.includes(file))
  for (const batch of chunks(kept, PARALLEL_REQUESTS)) {
    await Promise.all(batch.map((file) => download(`${live}/${file}`, join(folder, file))))
  }
  writeWhole(join(folder, RECORD), JSON.stringify({ ...facts, assets } satisfies Published))
}

/** Without the file, an open page reloads itself. */
async function download(url: string, file: string) {
  const response = await get(url).catch(() => null)
  if (response?.ok) writeWhole(file, Buffer.from(await response.arrayBuffer()))
}

const get = (url: string) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
