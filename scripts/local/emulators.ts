import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type EmulatorPorts, writeHostingConfig } from '../build/hostingConfig'
import { fromRoot, inCache } from '../lib/paths'
import { UserError } from '../lib/userError'
import { startChild } from '../processes/child'
import { updateRun } from '../processes/orphanCleanup'
import type { FirestoreEmulator } from './firestoreEmulator'
import { waitForPort } from './ports'
import { newestSave, saveData } from './savedData'

type Options = {
  ports: EmulatorPorts
  projectId: string
  emulator: FirestoreEmulator
  /** What the Hosting emulator serves. Without it, only Auth and Firestore start. */
  publicFolder?: string | undefined
  /** Import the newest save from here, and save here. */
  dataFolder?: string
}

/** Ten times what a slow machine needs. */
const START_TIMEOUT = 180_000 // ms
const READY_CHECK_INTERVAL = 150 // ms
const HEALTH_CHECK_INTERVAL = 2_000 // ms
const SAVE_INTERVAL = 60_000 // ms

/** The firebase-tools of tools/emulators, or those that FIREBASE_CLI names. */
export function firebaseCommand(): [string, string] {
  const installed = fromRoot('tools/emulators/node_modules/firebase-tools/lib/bin/firebase.js')
  return [process.execPath, process.env.FIREBASE_CLI || installed]
}

/** Starts the emulators. */
export async function startEmulators({ ports, projectId, emulator, publicFolder, dataFolder }: Options) {
  const file = `firebase.${projectId}.json`
  const config = await writeHostingConfig({ file, publicFolder: publicFolder ?? 'public', ports })
  const save = dataFolder ? newestSave(dataFolder) : null
  const [node, cli] = firebaseCommand()
  const guard = pathToFileURL(fromRoot('scripts', 'local', 'guardHosting.ts')).href
  const firebase = [
    node,
    `--import=${import.meta.resolve('tsx')}`,
    `--import=${guard}`,
    cli,
    'emulators:start',
    '--non-interactive',
    `--config=${config}`,
    `--project=${projectId}`,
    `--only=auth,firestore${publicFolder ? ',hosting' : ''}`,
    ...(save ? [`--import=${save}`] : []),
  ]
  // `hidane exec` makes firebase-tools start hidane instead of the official emulator.
  const [command = '', ...args] =
    emulator.kind === 'hidane' ? [emulator.path, 'exec', '--', ...firebase] : firebase
  const logFolder = inCache('backend', projectId)
  rmSync(logFolder, { recursive: true, force: true })
  mkdirSync(logFolder, { recursive: true })

  let onReady = () => {}
  const announced = new Promise<void>((resolve) => {
    onReady = resolve
  })
  const child = startChild('the emulators', command, args, {
    cwd: logFolder,
    env: environment(logFolder),
    stopSignal: 'SIGINT',
    onLine: (line) => line.includes('All emulators ready') && onReady(),
  })
  const exited = child.ended.then(() => {
    throw new UserError(explainExit(child.output()))
  })
  const orFail = (ready: Promise<void>) => Promise.race([ready, exited, timeout()])
  const all = orFail(announced).then(() => {
    // Not earlier: a save made during the import would be incomplete.
    if (dataFolder) saveRegularly(ports.hub, dataFolder)
  })
  const firestore = orFail(waitForPort(ports.firestore, 'open', READY_CHECK_INTERVAL))
  const { auth, hosting } = ports
  const watched = { Auth: auth, Firestore: ports.firestore, ...(publicFolder && { Hosting: hosting }) }
  const failed = Promise.race([exited, all.then(() => watchPorts(watched))])
  for (const promise of [all, firestore, failed]) promise.catch(() => {})
  return { ready: { firestore, all }, failed }
}

/** firebase-tools keeps running if the Firestore emulator is killed, so watch the ports as well. */
export function watchPorts(ports: Record<string, number>): Promise<never> {
  const failures = Object.entries(ports).map(async ([name, port]) => {
    await waitForPort(port, 'closed', HEALTH_CHECK_INTERVAL)
    throw new UserError(
      `The ${name} emulator has stopped. Run the command again; the data of the last minute may be lost. Logs: .cache/backend.`,
    )
  })
  return Promise.race(failures)
}

/** The command saves once more when it ends. Regular saves limit what a crash can lose. */
function saveRegularly(hubPort: number, folder: string) {
  const save = { hubPort, folder }
  updateRun({ save })
  setInterval(() => saveData(save).catch(() => {}), SAVE_INTERVAL).unref()
}

const environment = (folder: string) => ({
  // Temporary files of a killed emulator disappear at the next start, and two checkouts do not share them.
  TMPDIR: folder,
  // Without these, firebase-tools checks for updates and reads the developer's account.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  XDG_CONFIG_HOME: inCache('config'),
  // The output is only parsed.
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
})

async function timeout() {
  await wait(START_TIMEOUT, null, { ref: false })
  throw new UserError('The emulators did not start within three minutes. Logs: .cache/backend.')
}

function explainExit(output: string) {
  const line = output.split('\n').find((one) => /Error:|has exited|is not open|[Cc]ould not/.test(one))
  const reason = line ? `: ${line.replace(/^\W*(Error:)?\s*/, '').trim()}` : '.'
  return `The emulators have stopped${reason} Run the command again. Logs: .cache/backend.`
}
