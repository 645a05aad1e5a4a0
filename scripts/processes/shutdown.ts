import { setTimeout as wait } from 'node:timers/promises'
import { saveData } from '../local/savedData'
import { isAlive, listProcesses, withDescendants } from './processTable'
import { processesOf, type Run } from './run'

/** firebase-tools ignores a signal that arrives within 100 ms of its start, so programs get the signal twice. */
const REPEAT_SIGNAL_AFTER = 1_000 // ms
const KILL_AFTER = 5_000 // ms
const GIVE_UP_AFTER = 3_000 // ms

/** Saves the data and stops everything that a run has started. Returns whether all of it has stopped. */
export async function shutdown(run: Run): Promise<boolean> {
  if (processesOf(run).length === 0) return true
  // If the data cannot be saved, the previous save stays. The processes must stop in any case.
  if (run.save) await saveData(run.save).catch(() => {})
  requestStop(run)
  if (await hasStopped(run, REPEAT_SIGNAL_AFTER)) return true
  requestStop(run)
  if (await hasStopped(run, KILL_AFTER)) return true
  for (const { pid } of processesOf(run)) signal(pid, 'SIGKILL')
  return hasStopped(run, GIVE_UP_AFTER)
}

function requestStop(run: Run) {
  const children = run.children.filter(isAlive)
  // Each child leads a process group and stops its own children.
  for (const { pid, stopSignal } of children) signal(-pid, stopSignal)
  const supervised = withDescendants(listProcesses(), ({ pid }) =>
    children.some((child) => child.pid === pid),
  )
  const orphans = processesOf(run).filter(({ pid }) => !supervised.some((entry) => entry.pid === pid))
  for (const { pid } of orphans) signal(pid, 'SIGTERM')
}

async function hasStopped(run: Run, timeout: number) {
  for (const end = Date.now() + timeout; Date.now() < end; await wait(50)) {
    if (processesOf(run).length === 0) return true
  }
  return false
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It has stopped in the meantime.
  }
}
