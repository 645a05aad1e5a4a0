import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { readJson } from '../lib/jsonFile'
import { inCache } from '../lib/paths'
import { isAlive } from './processTable.mjs'
import { thisRun } from './runRecord.mjs'

/**
 * Only one command at a time holds a lock of a name; the lock of a process that is gone counts for nothing.
 * @typedef {{ pid: number, started: string, title: string }} Holder
 */

const lockFile = (/** @type {string} */ name) => inCache('locks', `${name}.json`)
/** @type {Set<string>} */
const held = new Set()

/** Who holds the lock now, or null. @param {string} name @returns {Holder | null} */
export function lockHolder(name) {
  const holder = readJson(lockFile(name))
  return holder && isAlive(holder) ? holder : null
}

/**
 * @param {string} name
 * @returns {Holder | null} who has it already; null when it is ours now
 */
export function takeLock(name) {
  const file = lockFile(name)
  mkdirSync(inCache('locks'), { recursive: true })
  const { owner, title } = thisRun()
  const mine = `${file}.${process.pid}.tmp`
  writeFileSync(mine, JSON.stringify({ ...owner, title }))
  try {
    for (;;) {
      // A link is made whole or not at all, and never over a file that is there.
      if (succeeds(() => linkSync(mine, file))) {
        held.add(name)
        return null
      }
      const holder = lockHolder(name)
      if (holder) return holder
      removeStale(file)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * Waits for its turn, then works.
 * @template T
 * @param {string} name @param {(holder: Holder) => void} onWait @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inTurn(name, onWait, work) {
  for (let told = false; ; await wait(250)) {
    const holder = takeLock(name)
    if (!holder) break
    if (!told) onWait(holder)
    told = true
  }
  try {
    return await work()
  } finally {
    releaseLock(name)
  }
}

/** @param {string} name */
export function releaseLock(name) {
  if (held.delete(name)) rmSync(lockFile(name), { force: true })
}

export function releaseLocks() {
  for (const name of [...held]) releaseLock(name)
}

/** @param {string} file */
function removeStale(file) {
  const aside = `${file}.${process.pid}.stale`
  if (!succeeds(() => renameSync(file, aside))) return
  // Another process may have taken it over between our look and our move: then it goes back.
  const moved = readJson(aside)
  if (moved && isAlive(moved)) succeeds(() => linkSync(aside, file))
  rmSync(aside, { force: true })
}

/** @param {() => void} act */
function succeeds(act) {
  try {
    act()
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EEXIST' || code === 'ENOENT') return false
    throw error
  }
}
