import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../lib/userError'
import { ASSETS, fingerprint, MANIFEST_FILE, parseManifest } from './manifest.mjs'

/** @import { Manifest } from './manifest.mjs' */

const ANSWER_LIMIT = 20_000 // ms
const AT_ONCE = 8

/**
 * What is live now, or null where nothing is that this command deployed.
 * @param {string} live
 * @returns {Promise<Manifest | null>}
 */
export async function readLastDeploy(live) {
  const answer = await get(`${live}/${MANIFEST_FILE}`).catch(() => {
    throw new UserError(
      `${live} does not answer, so nobody can tell what would change: check the network. --live names another address of the site.`,
    )
  })
  if (!answer.ok) return null
  return parseManifest(await answer.json().catch(() => null))
}

/**
 * A page that somebody has open asks for the files of its own deploy, and a roll-back brings their names back: so they
 * stay for one more. Those that were kept already go.
 * @param {{ live: string, before: Manifest | null, folder: string, files: Record<string, string> }} deploys
 * @returns {Promise<{ kept: string[], lost: string[] }>}
 */
export async function keepAssets({ live, before, folder, files }) {
  const wanted = Object.entries(before?.files ?? {}).filter(
    ([path]) => isAsset(path) && !before?.kept.includes(path) && !(path in files),
  )
  /** @type {{ kept: string[], lost: string[] }} */
  const result = { kept: [], lost: [] }
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    await Promise.all(
      wanted.slice(start, start + AT_ONCE).map(async ([path, expected]) => {
        const content = await fetchFile(`${live}/${path}`, expected)
        if (content) await write(join(folder, path), content)
        result[content ? 'kept' : 'lost'].push(path)
      }),
    )
  }
  return result
}

/** The paths come from the network: none may lead out of its folder. @param {string} path */
function isAsset(path) {
  return path.startsWith(ASSETS) && /^[\w./-]+$/.test(path) && !path.includes('..')
}

/** @param {string} address @param {string} expected @returns {Promise<Buffer | null>} */
async function fetchFile(address, expected) {
  const answer = await get(address).catch(() => null)
  if (!answer?.ok) return null
  const content = Buffer.from(await answer.arrayBuffer())
  return fingerprint(content) === expected ? content : null
}

/** @param {string} file @param {Buffer} content */
async function write(file, content) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** @param {string} address */
const get = (address) => fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_LIMIT) })
