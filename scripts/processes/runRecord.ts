import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { readJson, writeJson } from '../lib/jsonFile'
import { inCache } from '../lib/paths'
import {
  hasVariable,
  identify,
  isAlive,
  listProcesses,
  type ProcessId,
  withDescendants,
} from './processTable'

/** What one run of a command has started. It is on disk so that another process can clean up after a SIGKILL. */
export type Run = {
  owner: ProcessId
  title: string
  token: string
  orphanCleanup: ProcessId | null
  children: (ProcessId & { role: string; stopSignal: NodeJS.Signals })[]
  save: { hubPort: number; folder: string } | null
}

/** Every child inherits this variable, which identifies also those that start a session of their own. */
const TOKEN_VARIABLE = 'SITE_COMMAND_RUN'

export const runFile = (pid: number) => inCache('runs', `${pid}.json`)

export const currentRun: Run = {
  owner: identify(process.pid),
  title: '',
  token: randomUUID(),
  orphanCleanup: null,
  children: [],
  save: null,
}

export const runEnvironment = { [TOKEN_VARIABLE]: currentRun.token }

export function updateRun(change: Partial<Run>) {
  writeJson(runFile(process.pid), Object.assign(currentRun, change))
}

export const deleteRun = ({ owner }: Run) => rmSync(runFile(owner.pid), { force: true })

/** All running processes that the run has started, directly or indirectly. */
export function processesOf(run: Run) {
  const excluded = [run.owner.pid, run.orphanCleanup?.pid, process.pid]
  return withDescendants(
    listProcesses().filter(({ pid }) => !excluded.includes(pid)),
    (entry) =>
      run.children.some(({ pid, started }) => pid === entry.pid && started === entry.started) ||
      hasVariable(entry.pid, TOKEN_VARIABLE, run.token),
  )
}

/** Runs that were killed before they could clean up. */
export function abandonedRuns(): Run[] {
  try {
    const runs = readdirSync(inCache('runs')).flatMap((name) => readJson<Run>(inCache('runs', name)) ?? [])
    return runs.filter(({ owner }) => !isAlive(owner))
  } catch {
    return []
  }
}
