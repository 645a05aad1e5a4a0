import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { chunks } from '../lib/chunks'
import { writeWhole } from '../lib/jsonFile'
import { listFiles } from '../lib/listFiles'
import { UserError } from '../lib/userError'
import { fingerprintText } from './fingerprint'

const recordSchema = v.object({
  /** Null if uncommitted files were published. */
  commit: v.nullable(v.string()),
  rules: v.string(),
  /** A fingerprint for each page. */
  pages: v.record(v.string(), v.string()),
  /** Its own files with a hash in their names. The names become paths, so only plain ones are accepted. */
  assets: v.array(v.pipe(v.string(), v.regex(/^assets\/\w[\w.-]*$/))),
})

/** What the next publish must know, on any machine. The site contains it. */
export type Published = v.InferOutput<typeof recordSchema>

const RECORD = 'published.json'
const HASH_IN_NAME = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g
const REQUEST_TIMEOUT = 20_000 // ms
const PARALLEL_REQUESTS = 8
const MAX_LISTED_PAGES = 12

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
export async function completeBuild({ folder, live, before, ...facts }: Built): Promise<Published> {
  const files = listFiles(folder)
  const assets = files.filter((file) => file.startsWith('assets/'))
  const pages = files.filter((file) => file.endsWith('.html'))
  const fingerprints = pages.map(async (file) => {
    const html = await readFile(join(folder, file), 'utf8')
    // A page that only loads assets under new names has not changed.
    return [urlPath(file), fingerprintText(html.replace(HASH_IN_NAME, ''))]
  })
  const after = { ...facts, pages: Object.fromEntries(await Promise.all(fingerprints)), assets }
  const kept = (before?.assets ?? []).filter((file) => !assets.includes(file))
  for (const batch of chunks(kept, PARALLEL_REQUESTS)) {
    await Promise.all(batch.map((file) => download(`${live}/${file}`, join(folder, file))))
  }
  writeWhole(join(folder, RECORD), JSON.stringify(after))
  return after
}

export function describePages(before: Published | null, { pages }: Published): string[] {
  const paths = Object.keys({ ...before?.pages, ...pages }).toSorted()
  if (!before) return [`Pages: ${paths.length}, all of them new.`]
  const changed = paths.filter((path) => before.pages[path] !== pages[path])
  const rest = changed.length - MAX_LISTED_PAGES
  const kind = (path: string) => (before.pages[path] ? (pages[path] ? '' : ' (removed)') : ' (new)')
  return [
    `Changed pages: ${changed.length} of ${paths.length}`,
    ...changed.slice(0, MAX_LISTED_PAGES).map((path) => `  ${path}${kind(path)}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ]
}

const urlPath = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`

/** Without the file, an open page reloads itself. */
async function download(url: string, file: string) {
  const response = await get(url).catch(() => null)
  if (response?.ok) writeWhole(file, Buffer.from(await response.arrayBuffer()))
}

const get = (url: string) => fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
