import { setTimeout as wait } from 'node:timers/promises'
import { startBackend } from './setup/backend.mjs'
import { relay, startChild } from './setup/children.mjs'
import { firestoreEmulator } from './setup/firestoreEmulator.mjs'
import { APP, EMULATORS, install } from './setup/install.mjs'
import { beginLocalCommand, DATA_FOLDER } from './setup/localCommand.mjs'
import { writePlaceholder } from './setup/placeholder.mjs'
import { at, LOCAL_PORTS, LOCAL_PROJECT } from './setup/ports.mjs'
import { Problem } from './setup/problem.mjs'
import { duration, say, step } from './setup/progress.mjs'
import { fromRoot } from './setup/root.mjs'
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

  say()
  say(`Ready after ${duration(Date.now() - began)}.`)
  say(`  The site, with hot reload   ${at(LOCAL_PORTS.site)}`)
  say(`  Sample account              ${account.email}  password  ${account.password}`)
  say(`  Firestore and Auth          ${at(LOCAL_PORTS.firestore)}  ${at(LOCAL_PORTS.auth)}`)
  say('Ctrl-C stops everything; the data stays in .local/data. The production build: npm run preview.')

  await Promise.race([failed, siteEnded])
  throw new Problem('The development server has ended by itself: run npm start again.')
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
  say(`The site is at ${at(LOCAL_PORTS.site)} (its data and sign-in follow).`)
  return child
}

async function siteAnswers() {
  for (;;) {
    const response = await fetch(at(LOCAL_PORTS.site), { headers: { accept: 'text/html' } }).catch(() => null)
    if (response) return response.body?.cancel()
    await wait(50)
  }
}

/** @param {Promise<unknown>} ended */
async function endedEarly(ended) {
  await ended
  throw new Problem('The development server did not start: what it says stands above.')
}

/** @param {import('./setup/firestoreEmulator.mjs').FirestoreEmulator} emulator */
async function bringUp(emulator) {
  const { writeHostingConfig } = await import('./build/hosting.mjs')
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
