import { randomUUID } from 'node:crypto'
import { hasVariable, identify, listProcesses, type ProcessId, withDescendants } from './processTable'

/** What one run of a command has started. Its orphan cleanup has a copy. */
export type Run = {
  owner: ProcessId
  title: string
  token: string
  children: (ProcessId & { role: string; stopSignal: NodeJS.Signals })[]
  save: { hubPort: number; folder: string } | null
}

/** Every child inherits this variable. It also identifies children that start a new session. */
const TOKEN_VARIABLE = 'SITE_COMMAND_RUN'

export const currentRun: Run = {
  owner: identify(process.pid),
  title: '',
  token: randomUUID(),
  children: [],
  save: null,
}

export const runEnvironment = { [TOKEN_VARIABLE]: currentRun.token }

/** All running processes that the run has started, directly or indirectly. */
export function processesOf({ owner, children, token }: Run) {
  return withDescendants(
    listProcesses().filter(({ pid }) => pid !== owner.pid && pid !== process.pid),
    (entry) =>
      children.some(({ pid, started }) => pid === entry.pid && started === entry.started) ||
      hasVariable(entry.pid, TOKEN_VARIABLE, token),
  )
}
