import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inCache } from '../lib/paths'
import { localUrl } from '../lib/ports'
import { UserError } from '../lib/userError'
import { startChild } from './children.mjs'
import { firebaseCommand } from './firebaseTools.mjs'
import { updateRun } from './runRecord.mjs'
import { newestSave } from './savedData.mjs'

/** Ten times what it takes on a slow machine. */
const START_LIMIT = 180_000 // ms
const LOOK_AGAIN = 150 // ms

/**
 * @typedef {{ hosting: number, firestore: number, auth: number, hub: number, logging: number }} EmulatorPorts
 * @typedef {{
 *   config: string,
 *   ports: EmulatorPorts,
 *   projectId: string,
 *   emulator: import('./firestoreEmulator.mjs').FirestoreEmulator,
 *   dataFolder?: string,
 * }} BackendOptions
 */

/**
 * Starts the Auth, Hosting and Firestore emulators. With a data folder they take up the newest save, and every
 * end of this run saves again.
 * @param {BackendOptions} options
 */
export function startBackend({ config, ports, projectId, emulator, dataFolder }) {
  const save = dataFolder ? newestSave(dataFolder) : null
  const [command, ...args] = commandLine(emulator, [
    'emulators:start',
    '--non-interactive',
    `--config=${config}`,
    `--project=${projectId}`,
    '--only=auth,firestore,hosting',
    ...(save ? [`--import=${save}`] : []),
  ])
  // The emulators write their logs, and a save while it is made, where they stand.
  const folder = inCache('backend', projectId)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  let isUp = () => {}
  /** @type {Promise<void>} */
  const allReady = new Promise((resolve) => {
    isUp = resolve
  })
  const child = startChild('the emulators', command, args, {
    cwd: folder,
    env: environment(folder),
    gentle: 'SIGINT',
    onLine: (line) => line.includes('All emulators ready') && isUp(),
  })
  /** Fails as soon as the emulators end. @type {Promise<never>} */
  const failed = child.ended.then(() => {
    throw new UserError(whyItEnded(child.output()))
  })
  failed.catch(() => {})
  const orFailed = (/** @type {Promise<unknown>} */ ready) => Promise.race([ready, failed, tooLate()])

  const ready = {
    firestore: orFailed(answers(localUrl(ports.firestore))),
    auth: orFailed(answers(localUrl(ports.auth))),
    /** Also the save is taken up by now. */
    all: orFailed(allReady).then(() => {
      // Not before: what is saved while a save is still being read would be half of it.
      if (dataFolder) updateRun({ save: { hubPort: ports.hub, folder: dataFolder } })
    }),
  }
  for (const promise of Object.values(ready)) promise.catch(() => {})
  return { ready, failed, ended: child.ended }
}

/**
 * @param {BackendOptions['emulator']} emulator
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
function commandLine(emulator, args) {
  const firebase = firebaseCommand()
  // hidane stands in for the official emulator, for this one command.
  return emulator.kind === 'hidane'
    ? [emulator.path, 'exec', '--', ...firebase, ...args]
    : [...firebase, ...args]
}

/** @param {string} folder */
function environment(folder) {
  return {
    // What a killed emulator leaves among the temporary files goes with the next start; and two checkouts do
    // not find each other's.
    TMPDIR: folder,
    // Keeps firebase-tools from looking for news, and from ending because a newer version exists.
    CI: '1',
    // Its settings and sign-in stay out of it: a local backend needs no account.
    XDG_CONFIG_HOME: inCache('config'),
    NO_UPDATE_NOTIFIER: '1',
    // Its words are read by this set-up only.
    FORCE_COLOR: undefined,
    NO_COLOR: '1',
  }
}

/** @param {string} address */
async function answers(address) {
  for (;;) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(LOOK_AGAIN)
  }
}

async function tooLate() {
  await wait(START_LIMIT, null, { ref: false })
  throw new UserError(
    'The emulators did not start in three minutes: .cache/backend has their logs; try again.',
  )
}

/** @param {string} output */
function whyItEnded(output) {
  const error = output.split('\n').find((line) => /Error:|has exited|is not open|[Cc]ould not/.test(line))
  const reason = error ? ` (${error.replace(/^\W*(Error:)?\s*/, '').trim()})` : ''
  return `The emulators have ended${reason}: run the command again; their logs are in .cache/backend.`
}
