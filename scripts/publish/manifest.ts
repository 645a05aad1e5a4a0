import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { listFiles } from '../lib/listFiles'

const manifestSchema = v.object({
  commit: v.string(),
  at: v.string(),
  /** A fingerprint for each path. */
  files: v.record(v.string(), v.string()),
  /** The paths that were copied from the deploy before. */
  kept: v.array(v.string()),
  rules: v.string(),
  indexes: v.string(),
})

/** What a deploy contains. It is published with the site, so that the next deploy can compare, on any machine. */
export type Manifest = v.InferOutput<typeof manifestSchema>

export const MANIFEST_FILE = 'deployed.json'

/** The names of the files in this folder contain a hash of their content. */
export const ASSETS = 'assets/'

const HASH_IN_NAME = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g

export function parseManifest(value: unknown): Manifest | null {
  const { success, output } = v.safeParse(manifestSchema, value)
  return success ? output : null
}

export async function readFiles(folder: string): Promise<Record<string, string>> {
  const paths = listFiles(folder).filter((path) => path !== MANIFEST_FILE)
  const read = paths.map(async (path) => [path, pathFingerprint(path, await readFile(join(folder, path)))])
  return Object.fromEntries(await Promise.all(read))
}

export function fingerprint(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex')
}

/** A page that only loads assets under new names counts as unchanged. */
function pathFingerprint(path: string, content: Buffer): string {
  return fingerprint(path.endsWith('.html') ? content.toString('utf8').replace(HASH_IN_NAME, '') : content)
}
