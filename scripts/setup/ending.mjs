import { setTimeout as wait } from 'node:timers/promises'
import { processesOf } from './runRecord.mjs'
import { saveBackend } from './savedData.mjs'

/** How long a program may take to end by itself before it is ended. */
const PATIENCE = 5_000 // ms
/** firebase-tools ignores a signal that comes within 100 ms of its handler, so it is asked twice. */
const ASK_AGAIN = 1_000 // ms
const LAST_WORD = 3_000 // ms

/**
 * Ends everything a run has started: the data is saved, each program is asked, and what does not go is killed.
 * @param {import('./runRecord.mjs').Run} run
 * @returns {Promise<boolean>} whether everything is gone
 */
export async function endRun(run) {
  if (run.save) {
    // What cannot be saved any more must not keep the processes alive; the save before it stays.
    await saveBackend(run.save).catch(() => {})
  }
  askToEnd(run)
  if (await gone(run, ASK_AGAIN)) return true
  askToEnd(run)
  if (await gone(run, PATIENCE)) return true
  for (const { pid } of processesOf(run)) signal(pid, 'SIGKILL')
  return gone(run, LAST_WORD)
}

/** @param {import('./runRecord.mjs').Run} run */
function askToEnd(run) {
  const alive = processesOf(run)
  for (const child of run.children) {
    const isThere = alive.some(({ pid, started }) => pid === child.pid && started === child.started)
    if (isThere) signal(child.group ? -child.pid : child.pid, child.gentle)
  }
  // Left alone by a program that is gone, for instance an emulator in a session of its own.
  if (run.children.length === 0) for (const { pid } of alive) signal(pid, 'SIGTERM')
}

/** @param {import('./runRecord.mjs').Run} run @param {number} limit */
async function gone(run, limit) {
  for (const end = Date.now() + limit; Date.now() < end; await wait(50)) {
    if (processesOf(run).length === 0) return true
  }
  return false
}

/** @param {number} pid @param {NodeJS.Signals} name */
function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // Gone by itself in the meantime.
  }
}
