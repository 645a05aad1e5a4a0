import { setTimeout as wait } from 'node:timers/promises'
import { formatDuration, log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { LOCAL_PORTS, LOCAL_PROJECT, localUrl } from './lib/ports'
import { UserError } from './lib/userError'
import { startBackend } from './setup/backend.mjs'
import { relay, startChild } from './setup/children.mjs'
import { firestoreEmulator } from './setup/firestoreEmulator.mjs'
import { APP, EMULATORS, install } from './setup/install.mjs'
import { beginLocalCommand, DATA_FOLDER } from './setup/localCommand.mjs'
import { writePlaceholder } from './setup/placeholder.mjs'
import { fillBackend } from './setup/seeding.mjs'

const began = Date.now()

/** `npm start`: everything it takes to work on the site. */
export async function main() {
  await beginLocalCommand()
  const app = install(APP)
  // The site does not wait for the backend: that takes a quarter of a minute, most of it the sign-in.
  const site = app.then(startSite)
  const backend = Promise.all([app, install(EMULATORS), firestoreEmulator()]).then(([, , emulator]) =>
    bringUp(emulator),
  )
  const [{ ended: siteEnded }, { failed, account }] = await Promise.all([site, backend])

  log()
  log(`Ready after ${formatDuration(Date.now() - began)}.`)
  log(`  The site, with hot reload   ${localUrl(LOCAL_PORTS.site)}`)
  log(`  Sample account              ${account.email}  password  ${account.password}`)
  log(`  Firestore and Auth          ${localUrl(LOCAL_PORTS.firestore)}  ${localUrl(LOCAL_PORTS.auth)}`)
  log('Ctrl-C stops everything; the data stays in .local/data. The production build: npm run preview.')

  await Promise.race([failed, siteEnded])
  throw new UserError('The development server has ended by itself: run npm start again.')
}

async function startSite() {
  const vite = [
    fromRoot('node_modules', 'vite', 'bin', 'vite.js'),
    '--clearScreen',
    'false',
    '--logLevel',
    'warn',
  ]
  const child = startChild('the development server', process.execPath, vite, {
    onLine: relay,
  })
  await step('Starting the site', () => Promise.race([siteAnswers(), endedEarly(child.ended)]))
  log(`The site is at ${localUrl(LOCAL_PORTS.site)} (its data and sign-in follow).`)
  return child
}

async function siteAnswers() {
  for (;;) {
    const response = await fetch(localUrl(LOCAL_PORTS.site), { headers: { accept: 'text/html' } }).catch(
      () => null,
    )
    if (response) return response.body?.cancel()
    await wait(50)
  }
}

/** @param {Promise<unknown>} ended */
async function endedEarly(ended) {
  await ended
  throw new UserError('The development server did not start: what it says stands above.')
}

/** @param {import('./setup/firestoreEmulator.mjs').FirestoreEmulator} emulator */
async function bringUp(emulator) {
  const { writeHostingConfig } = await import('./build/hostingConfig')
  const config = await writeHostingConfig({
    file: 'firebase.local.json',
    publicFolder: writePlaceholder(),
    ports: LOCAL_PORTS,
    projectId: LOCAL_PROJECT,
  })
  const options = { config, ports: LOCAL_PORTS, projectId: LOCAL_PROJECT, emulator, dataFolder: DATA_FOLDER }
  const { ready, failed } = startBackend(options)
  const account = await fillBackend({ ...options, ready, onlyWhenEmpty: true })
  return { failed, account }
}
