import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from './environment.mjs'
import { contentSecurityPolicy, inlineHashes } from './policy.mjs'

const root = new URL('../../', import.meta.url)

/** @typedef {{ hosting: number, firestore: number, auth: number, hub: number, logging: number }} EmulatorPorts */

/**
 * Makes the Hosting configuration of one built folder: the committed firebase.json, the policy of that build
 * and, for a local one, the emulators' ports. The file stands at the root, because paths in it are
 * read from where it stands and may not leave that folder.
 *
 * @param {{ file: string, publicFolder: string, ports?: EmulatorPorts, projectId?: string }} options
 * @returns {Promise<string>} the file's path
 */
export async function writeHostingConfig({ file, publicFolder, ports, projectId }) {
  const base = JSON.parse(await readFile(new URL('firebase.json', root), 'utf8'))
  const environment = readEnvironment({
    ...process.env,
    ...(ports && { LOCAL_FIRESTORE_PORT: String(ports.firestore), LOCAL_AUTH_PORT: String(ports.auth) }),
    ...(projectId && { LOCAL_PROJECT_ID: projectId }),
  })
  const hashes = inlineHashes(await readPages(publicFolder))
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(environment, hashes) }
  const [everywhere, ...special] = base.hosting.headers

  const config = {
    ...base,
    hosting: {
      ...base.hosting,
      public: publicFolder,
      headers: [{ ...everywhere, headers: [...everywhere.headers, policy] }, ...special],
    },
    ...(ports && { emulators: emulators(ports) }),
  }
  const path = fileURLToPath(new URL(file, root))
  await writeFile(path, `${JSON.stringify(config, null, 2)}\n`)
  return path
}

/** A folder that was never built has none, and nothing to allow. @param {string} publicFolder */
async function readPages(publicFolder) {
  const folder = new URL(`${publicFolder}/`, root)
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const pages = files.filter((file) => file.endsWith('.html'))
  return Promise.all(pages.map((file) => readFile(new URL(file, folder), 'utf8')))
}

/** @param {EmulatorPorts} ports */
function emulators(ports) {
  const at = (/** @type {number} */ port) => ({ host: '127.0.0.1', port })
  return {
    auth: at(ports.auth),
    firestore: at(ports.firestore),
    hosting: at(ports.hosting),
    hub: at(ports.hub),
    logging: at(ports.logging),
    ui: { enabled: false },
    singleProjectMode: true,
  }
}
