import { EMULATORS, install } from './lib/install'
import { formatDuration, log, step } from './lib/log'
import { fromRoot } from './lib/paths'
import { LOCAL_PORTS, localUrl } from './lib/ports'
import { UserError } from './lib/userError'
import { claimBackend, startLocalBackend } from './local/backend'
import { firestoreEmulator } from './local/firestoreEmulator'
import { waitForPort } from './local/ports'
import { startChild } from './processes/child'

const PORT_CHECK_INTERVAL = 50 // ms

/** `npm start`: the site with hot reload, on the local backend. */
export async function main(): Promise<never> {
  const began = Date.now()
  await claimBackend('local')
  // The site does not wait for the backend, which takes longer.
  const [site, { failed, account }] = await Promise.all([startSite(), startBackend()])

  log()
  log(`Ready after ${formatDuration(Date.now() - began)}.`)
  log(`  Site with hot reload   ${localUrl(LOCAL_PORTS.site)}`)
  log(`  Sample account         ${account.email}  password  ${account.password}`)
  log(`  Firestore and Auth     ${localUrl(LOCAL_PORTS.firestore)}  ${localUrl(LOCAL_PORTS.auth)}`)
  log('Ctrl-C stops everything. The data stays in .local/data. For the production build: npm run preview.')

  await Promise.race([failed, site.ended])
  throw new UserError('The development server has stopped. Run npm start again.')
}

async function startSite() {
  const vite = fromRoot('node_modules', 'vite', 'bin', 'vite.js')
  const options = ['--clearScreen', 'false', '--logLevel', 'warn']
  const server = startChild('the development server', process.execPath, [vite, ...options], { onLine: log })
  const endedEarly = server.ended.then(() => {
    throw new UserError('The development server did not start. See its messages above.')
  })
  await step('Starting the site', () =>
    Promise.race([waitForPort(LOCAL_PORTS.site, 'open', PORT_CHECK_INTERVAL), endedEarly]),
  )
  endedEarly.catch(() => {})
  log(`The site is at ${localUrl(LOCAL_PORTS.site)}. Its data and sign-in are ready in a moment.`)
  return server
}

async function startBackend() {
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  return startLocalBackend(emulator)
}
