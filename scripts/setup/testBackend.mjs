import { mkdirSync } from 'node:fs'
import { fromRoot } from '../lib/paths'
import { TEST_PORTS, TEST_PROJECT } from '../lib/ports'
import { startBackend } from './backend.mjs'
import { fillBackend } from './seeding.mjs'

/**
 * A backend for one run, on ports of its own: without a data folder it begins with the samples alone and leaves
 * nothing behind.
 *
 * @param {import('./firestoreEmulator.mjs').FirestoreEmulator} emulator
 * @param {{ file: string, publicFolder: string }} site
 */
export async function startTestBackend(emulator, { file, publicFolder }) {
  const { writeHostingConfig } = await import('../build/hostingConfig')
  mkdirSync(fromRoot(publicFolder), { recursive: true })
  const target = { ports: TEST_PORTS, projectId: TEST_PROJECT }
  const config = await writeHostingConfig({ file, publicFolder, ...target })
  const { ready } = startBackend({ ...target, config, emulator })
  await fillBackend({ ...target, ready, onlyWhenEmpty: false })
}
