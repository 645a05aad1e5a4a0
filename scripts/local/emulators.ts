import { mkdirSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmulatorPorts, writeHostingConfig } from '../build/hostingConfig'
import { fromRoot, inCache } from '../lib/folders'
import { EMULATORS, install } from '../lib/install'
import { step } from '../lib/log'
import { UserError } from '../lib/userError'
import { spawnServer } from './child'
import { firestoreEmulator } from './firestoreEmulator'
import { isStopping, onShutdown } from './shutdown'

type Options = {
  ports: EmulatorPorts
  projectId: string
  /** What the Hosting emulator serves. */
  publicFolder?: string | undefined
}

const KILL_AFTER = 15_000 // ms

export const FIREBASE_TOOLS = fromRoot('tools/emulators/node_modules/firebase-tools/lib/bin/firebase.js')

/** Resolves when the emulators are ready. `failed` rejects if they stop later. */
export async function startEmulators(options: Options) {
  const [hidane] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  return step('Starting the emulators', () => start(hidane, options))
}

async function start(hidane: string | null, { ports, projectId, publicFolder }: Options) {
  const file = `firebase.${projectId}.json`
  const config = await writeHostingConfig({ file, publicFolder: publicFolder ?? 'public', ports })
  const child = spawnFirebase(hidane, inCache('backend', projectId), [
    `--project=${projectId}`,
    `--config=${config}`,
    `--only=auth,firestore${publicFolder ? ',hosting' : ''}`,
  ])
  const stop = async () => {
    signalGroup(child.pid, 'SIGINT')
    await Promise.race([child, wait(KILL_AFTER, null, { ref: false })])
    signalGroup(child.pid, 'SIGKILL')
    unregister()
  }
  const unregister = onShutdown(stop)

  let setReady = () => {}
  const ready = new Promise<void>((resolve) => {
    setReady = resolve
  })
  const watch = async (): Promise<never> => {
    let reason = ''
    for await (const line of child.iterable({ from: 'all' })) {
      if (line.includes('All emulators ready')) setReady()
      if (/Error:|has exited|is not open|could not/i.test(line)) reason ||= line
      // firebase-tools keeps running if only the Firestore emulator ends.
      if (line.includes('has exited')) signalGroup(child.pid, 'SIGINT')
    }
    if (isStopping()) return new Promise(() => {})
    throw new UserError(`The emulators have stopped. ${reason}\nRun the command again. Logs: .cache/backend.`)
  }
  const failed = watch()
  // A caller that stops the emulators itself does not look at it.
  failed.catch(() => {})
  await Promise.race([ready, failed])
  return { failed, stop }
}

function spawnFirebase(hidane: string | null, folder: string, flags: string[]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const firebase = [process.execPath, FIREBASE_TOOLS, 'emulators:start', '--non-interactive', ...flags]
  // `hidane exec` makes firebase-tools start hidane instead of the official emulator.
  return spawnServer(hidane ? [hidane, 'exec', '--', ...firebase] : firebase, folder, {
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
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals) {
  try {
    if (leader) process.kill(-leader, signal)
  } catch {
    // It has ended.
  }
}
