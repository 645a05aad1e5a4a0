import { mkdirSync, writeFileSync } from 'node:fs'
import { writeHostingConfig } from '../build/hostingConfig'
import { fromRoot } from '../lib/paths'
import { LOCAL_PORTS, LOCAL_PROJECT, localUrl, TEST_PORTS, TEST_PROJECT } from '../lib/ports'
import { requireLock } from '../processes/lock'
import { type EmulatorPorts, startEmulators } from './emulators'
import type { FirestoreEmulator } from './firestoreEmulator'
import { requireFreePorts } from './ports'
import { fillBackend } from './seed'

const LIVE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
]

export const DATA_FOLDER = fromRoot('.local', 'data')

/** `npm start` and `npm run preview` share their ports and data, so only one of them runs at a time. */
export async function claimLocalBackend() {
  await requireLock('local')
  selectBackend(LOCAL_PORTS, LOCAL_PROJECT)
  await requireFreePorts(LOCAL_PORTS)
}

/** Commands that use the test ports exclude each other. */
export async function claimTestBackend() {
  await requireLock('test')
  selectBackend(TEST_PORTS, TEST_PROJECT)
  await requireFreePorts(TEST_PORTS)
}

/**
 * Makes this process and its children use local emulators, even if the shell or .env names a real project. `unset` lists
 * further variables to ignore.
 */
export function selectBackend(
  { firestore, auth }: Pick<EmulatorPorts, 'firestore' | 'auth'>,
  projectId: string,
  unset: string[] = [],
) {
  // An empty value overrides the .env file and counts as not set.
  for (const name of [...LIVE_VARIABLES, ...unset]) process.env[name] = ''
  process.env.LOCAL_FIRESTORE_PORT = String(firestore)
  process.env.LOCAL_AUTH_PORT = String(auth)
  process.env.LOCAL_PROJECT_ID = projectId
}

/** Starts the emulators with the local data. They serve `publicFolder`. */
export async function startLocalBackend(emulator: FirestoreEmulator, publicFolder: string) {
  const target = { ports: LOCAL_PORTS, projectId: LOCAL_PROJECT }
  const config = await writeHostingConfig({ file: 'firebase.local.json', publicFolder, ...target })
  const { ready, failed } = startEmulators({ ...target, config, emulator, dataFolder: DATA_FOLDER })
  const account = await fillBackend({ ...target, ready, onlyIfEmpty: true })
  return { failed, account }
}

/** Starts the emulators with only the sample content. They keep nothing. */
export async function startTestBackend(
  emulator: FirestoreEmulator,
  { file, publicFolder }: { file: string; publicFolder: string },
) {
  mkdirSync(fromRoot(publicFolder), { recursive: true })
  const target = { ports: TEST_PORTS, projectId: TEST_PROJECT }
  const config = await writeHostingConfig({ file, publicFolder, ...target })
  const { ready } = startEmulators({ ...target, config, emulator })
  await fillBackend({ ...target, ready, onlyIfEmpty: false })
}

/** `npm start` builds nothing, so its Hosting emulator serves one page that says so. */
export function writePlaceholderSite(): string {
  const folder = '.cache/hosting'
  const page = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>No production build here</title>
  <h1>No production build here</h1>
  <p>The development server is at <a href="${localUrl(LOCAL_PORTS.site)}">${localUrl(LOCAL_PORTS.site)}</a>.</p>
  <p>To see the production build here, stop <code>npm start</code> and run <code>npm run preview</code>.</p>
</html>
`
  mkdirSync(fromRoot(folder), { recursive: true })
  for (const name of ['index.html', '404.html']) writeFileSync(fromRoot(folder, name), page)
  return folder
}
