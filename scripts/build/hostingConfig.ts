import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../lib/paths'
import { contentSecurityPolicy, inlineHashes } from './contentSecurityPolicy'
import { readEnvironment } from './environment'

type EmulatorPorts = { hosting: number; firestore: number; auth: number; hub: number; logging: number }

type Options = {
  /** At the repository root: Firebase resolves paths relative to this file and does not allow `..`. */
  file: string
  publicFolder: string
  ports?: EmulatorPorts
  projectId?: string
}

/**
 * Writes the hosting configuration of a built folder: firebase.json with the CSP of that build and, for a local build,
 * the ports of the emulators. Returns the path of the file.
 */
export async function writeHostingConfig({ file, publicFolder, ports, projectId }: Options): Promise<string> {
  const base = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'))
  const environment = readEnvironment({
    ...process.env,
    ...(ports && { LOCAL_FIRESTORE_PORT: String(ports.firestore), LOCAL_AUTH_PORT: String(ports.auth) }),
    ...(projectId && { LOCAL_PROJECT_ID: projectId }),
  })
  const hashes = inlineHashes(await readPages(publicFolder))
  const policy = { key: 'Content-Security-Policy', value: contentSecurityPolicy(environment, hashes) }
  const [everywhere, ...others] = base.hosting.headers

  const config = {
    ...base,
    hosting: {
      ...base.hosting,
      public: publicFolder,
      headers: [{ ...everywhere, headers: [...everywhere.headers, policy] }, ...others],
    },
    ...(ports && { emulators: emulators(ports) }),
  }
  await writeFile(fromRoot(file), `${JSON.stringify(config, null, 2)}\n`)
  return fromRoot(file)
}

/** `npm start` serves the site through Vite, so its public folder may not exist. */
async function readPages(publicFolder: string): Promise<string[]> {
  const files = await readdir(fromRoot(publicFolder), { recursive: true }).catch(() => [])
  const pages = files.filter((file) => file.endsWith('.html'))
  return Promise.all(pages.map((file) => readFile(fromRoot(publicFolder, file), 'utf8')))
}

function emulators(ports: EmulatorPorts) {
  const { auth, firestore, hosting, hub, logging } = ports
  const addresses = Object.entries({ auth, firestore, hosting, hub, logging }).map(
    ([name, port]) => [name, { host: '127.0.0.1', port }] as const,
  )
  return { ...Object.fromEntries(addresses), ui: { enabled: false }, singleProjectMode: true }
}
