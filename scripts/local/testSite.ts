import { buildSite } from '../build'
import { EMULATORS, install } from '../lib/install'
import { claimTestBackend, startTestBackend } from './backend'
import { firestoreEmulator } from './firestoreEmulator'

/** Builds the site and serves it on the test ports, with the sample content. */
export async function startTestSite(publicFolder: string) {
  await claimTestBackend()
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS), buildSite(publicFolder)])
  await startTestBackend(emulator, { file: 'firebase.test.json', publicFolder })
}
