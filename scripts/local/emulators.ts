import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type EmulatorPorts, writeHostingConfig } from '../build/hostingConfig'
import { EMULATORS, install } from '../lib/install'
import { step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { UserError } from '../lib/userError'
import { firestoreEmulator } from './firestoreEmulator'
import { lastSave, saveData } from './savedData'
import { isStopping, onShutdown } from './shutdown'

type Options = {
  ports: EmulatorPorts
  projectId: string
  /** What the Hosting emulator serves. */
  publicFolder?: string | undefined
  /** Import the last save from here, and save here. */
  dataFolder?: string
}

/** Limits what a crash can lose. */
const SAVE_INTERVAL = 60_000 // ms
const KILL_AFTER = 15_000 // ms
const CHECK_INTERVAL = 300 // ms
const LOG = 'output.log'

/** The firebase-tools of tools/emulators, or those that FIREBASE_CLI names. */
export function firebaseCommand(): [string, string] {
  const installed = fromRoot('tools/emulators/node_modules/firebase-tools/lib/bin/firebase.js')
  return [process.execPath, process.env.FIREBASE_CLI || installed]
}

/** Resolves when the emulators are ready. `failed` rejects if they stop later. */
export async function startEmulators(options: Options) {
  const [hidane] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  return step('Starting the emulators', () => start(hidane, options))
}

async function start(hidane: string | null, { ports, projectId, publicFolder, dataFolder }: Options) {
  const file = `firebase.${projectId}.json`
  const config = await writeHostingConfig({ file, publicFolder: publicFolder ?? 'public', ports })
  const saved = dataFolder ? lastSave(dataFolder) : null
  const folder = inCache('backend', projectId)
  const child = spawnFirebase(hidane, folder, [
    `--project=${projectId}`,
    `--config=${config}`,
    `--only=auth,firestore${publicFolder ? ',hosting' : ''}`,
    ...(saved ? [`--import=${saved}`] : []),
  ])
  const ended = once(child, 'exit')
  let isReady = false
  // If the data cannot be saved, the earlier save stays. A save during the start would be incomplete.
  const save = async () => {
    if (isReady && dataFolder) await saveData({ hubPort: ports.hub, folder: dataFolder }).catch(() => {})
  }
  const timer = setInterval(save, SAVE_INTERVAL)

  const stop = async () => {
    clearInterval(timer)
    await save()
    signalGroup(child.pid, 'SIGINT')
    await Promise.race([ended, wait(KILL_AFTER, null, { ref: false })])
    signalGroup(child.pid, 'SIGKILL')
    unregister()
  }
  const unregister = onShutdown(stop)

  const readOutput = () => readFileSync(join(folder, LOG), 'utf8')
  const waitWhileRunning = async () => {
    const output = readOutput()
    // firebase-tools keeps running if only the Firestore emulator ends.
    if (child.exitCode === null && child.signalCode === null && !output.includes('has exited')) {
      return Promise.race([ended, wait(CHECK_INTERVAL)])
    }
    if (isStopping()) return new Promise(() => {})
    const reason = /^.*(Error:|has exited|is not open|[Cc]ould not).*$/m.exec(output)?.[0] ?? ''
    throw new UserError(`The emulators have stopped. ${reason}\nRun the command again. Logs: .cache/backend.`)
  }
  while (!readOutput().includes('All emulators ready')) await waitWhileRunning()
  isReady = true
  const watch = async (): Promise<never> => {
    for (;;) await waitWhileRunning()
  }
  const failed = watch()
  // A caller that stops the emulators itself does not look at it.
  failed.catch(() => {})
  return { failed, stop }
}

function spawnFirebase(hidane: string | null, folder: string, flags: string[]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Not a pipe: if this command is killed, firebase-tools could not write, and would end without saving.
  const output = openSync(join(folder, LOG), 'a')
  const [node, cli] = firebaseCommand()
  const guard = pathToFileURL(fromRoot('scripts', 'local', 'guardHosting.ts')).href
  const loaders = [`--import=${import.meta.resolve('tsx')}`, `--import=${guard}`]
  const firebase = [node, ...loaders, cli, 'emulators:start', '--non-interactive', ...flags]
  // `hidane exec` makes firebase-tools start hidane instead of the official emulator.
  const [command = '', ...args] = hidane ? [hidane, 'exec', '--', ...firebase] : firebase
  return spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      // Temporary files of a killed emulator disappear at the next start, and two checkouts do not share them.
      TMPDIR: folder,
      // Without these, firebase-tools checks for updates and reads the developer's account.
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      XDG_CONFIG_HOME: inCache('config'),
      // The output is only parsed.
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    // A separate process group: Ctrl-C reaches only this command, which saves the data first. Then it signals the whole
    // group, because hidane exec does not pass signals on.
    detached: true,
    stdio: ['ignore', output, output],
  })
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals) {
  try {
    if (leader) process.kill(-leader, signal)
  } catch {
    // It has ended.
  }
}
