import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * What a deploy consists of. It goes out with the site, so that the next deploy knows it, from whichever machine.
 *
 * @typedef {{ commit: string, at: string, files: Record<string, string>, kept: string[], rules: string, indexes: string }} Manifest
 * `files` by path with a fingerprint each; `kept` are those of the deploy before it
 */

export const MANIFEST_FILE = 'deployed.json'

/** Whatever is in here has a name that says its content. */
export const ASSETS = 'assets/'

const HASH_IN_NAME = /-[\w-]{8}(?=\.(?:js|css|woff2)\b)/g

/**
 * @param {string} folder
 * @returns {Promise<Record<string, string>>}
 */
export async function readFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== MANIFEST_FILE)
    .toSorted()
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [
        path.replaceAll(sep, '/'),
        fingerprintOf(path, await readFile(join(folder, path))),
      ]),
    ),
  )
}

/**
 * A page counts as changed when what it says has: new names of the programs it loads are no change.
 * @param {string} path @param {Buffer} content
 */
function fingerprintOf(path, content) {
  return fingerprint(path.endsWith('.html') ? content.toString('utf8').replace(HASH_IN_NAME, '') : content)
}

/** @param {Buffer | string} content */
export function fingerprint(content) {
  return createHash('sha256').update(content).digest('hex')
}

/** Anything may stand at that address. @param {unknown} value @returns {Manifest | null} */
export function parseManifest(value) {
  if (!isRecord(value) || !isRecord(value.files) || !Array.isArray(value.kept)) return null
  const { commit, at, files, kept, rules, indexes } = value
  const isWhole = [commit, at, rules, indexes, ...Object.values(files), ...kept].every(
    (one) => typeof one === 'string',
  )
  return isWhole ? /** @type {Manifest} */ (value) : null
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null
}
