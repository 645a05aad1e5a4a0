import { mkdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { lock } from 'proper-lockfile'
import { readJson, writeJson } from '../lib/jsonFile'
import { log } from '../lib/log'
import { inCache } from '../lib/paths'
import { UserError } from '../lib/userError'
import { isAlive, type ProcessId } from './processTable'
import { currentRun } from './run'

type Holder = ProcessId & { title: string }

/** A lock expires this long after its process was killed. The process renews it every second. */
const STALE_AFTER = 5_000 // ms
const RETRY_INTERVAL = 250 // ms

const releases: (() => Promise<void>)[] = []

/** Takes a lock until this command ends. If another command has it, fails with a message that names that command. */
export async function requireLock(name: string) {
  await acquire(name, ({ title, pid }) => {
    throw new UserError(
      `${title} is already running (pid ${pid}). Stop it with Ctrl-C, then run ${currentRun.title}.`,
    )
  })
}

/** Waits until no other command holds the lock, then runs the task. */
export async function withLock<T>(name: string, purpose: string, task: () => Promise<T>): Promise<T> {
  let isReported = false
  const release = await acquire(name, ({ title, pid }) => {
    if (!isReported) log(`Waiting for ${title} (pid ${pid}), which is ${purpose}.`)
    isReported = true
  })
  try {
    return await task()
  } finally {
    await release()
  }
}

/** proper-lockfile does this on exit, but execa's version of signal-exit disables its hook. */
export async function releaseLocks() {
  await Promise.allSettled(releases.map((release) => release()))
}

async function acquire(name: string, onHeld: (holder: Holder) => void) {
  const file = inCache('locks', `${name}.json`)
  mkdirSync(inCache('locks'), { recursive: true })
  for (;;) {
    try {
      // A lock is lost only if the machine sleeps. Then the ports still keep two commands apart.
      const options = { realpath: false, stale: STALE_AFTER, update: 1_000, onCompromised: () => {} }
      const release = await lock(file, options)
      releases.push(release)
      writeJson(file, { ...currentRun.owner, title: currentRun.title } satisfies Holder)
      return release
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error
    }
    const holder = readJson<Holder>(file)
    if (holder && isAlive(holder)) onHeld(holder)
    await wait(RETRY_INTERVAL)
  }
}
