import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../lib/jsonFile'
import { inCache } from '../lib/paths'
import { findProcess, hasInEnvironment, isAlive, listProcesses, withDescendants } from './processTable.mjs'

/**
 * What one run of a command has started, kept in a file, so that nothing is left behind even when the
 * command is killed without a chance to clean up.
 *
 * @typedef {{ pid: number, started: string }} Known
 * @typedef {Known & { role: string, group: boolean, gentle: NodeJS.Signals }} Child
 * @typedef {{ hubPort: number, folder: string }} Save
 * @typedef {{ owner: Known, title: string, token: string, guard: Known | null, children: Child[], save: Save | null }} Run
 */

const RUN_VARIABLE = 'SITE_SETUP_RUN'

const folder = inCache('runs')
export const runFile = (/** @type {number} */ pid) => join(folder, `${pid}.json`)

/** @type {Run | null} */
let current = null

/** The record of this very run. */
export function thisRun() {
  current ??= {
    owner: known(process.pid),
    title: '',
    token: randomUUID(),
    guard: null,
    children: [],
    save: null,
  }
  return current
}

/** @param {Partial<Run>} change */
export function updateRun(change) {
  writeJson(runFile(process.pid), Object.assign(thisRun(), change))
}

export function forgetRun() {
  if (current) rmSync(runFile(process.pid), { force: true })
}

/** Every child carries the run's token, which shows even those that left for a session of their own. */
export const runEnvironment = () => ({ [RUN_VARIABLE]: thisRun().token })

/** @param {number} pid @returns {Known} */
export function known(pid) {
  return { pid, started: findProcess(pid)?.started ?? 'unknown' }
}

/** Everything alive that the run has started, however far down. @param {Run} run */
export function processesOf(run) {
  const all = listProcesses()
  const mark = `${RUN_VARIABLE}=${run.token}`
  const spared = [run.owner.pid, run.guard?.pid, process.pid]
  return withDescendants(
    all.filter(({ pid }) => !spared.includes(pid)),
    (entry) =>
      run.children.some(({ pid, started }) => pid === entry.pid && started === entry.started) ||
      hasInEnvironment(entry.pid, mark),
  )
}

/** Records whose owner is gone. @returns {Run[]} */
export function abandonedRuns() {
  return listRecords().filter((run) => !isAlive(run.owner))
}

/** @returns {Run[]} */
function listRecords() {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d+\.json$/.test(name))
      .flatMap((name) => readJson(join(folder, name)) ?? [])
  } catch {
    return []
  }
}
