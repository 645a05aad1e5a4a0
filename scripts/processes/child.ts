import { execa } from 'execa'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'
import { updateRun } from './orphanCleanup'
import { identify } from './processTable'
import { currentRun, runEnvironment } from './run'

type Options = {
  cwd?: string
  env?: Record<string, string | undefined>
  stopSignal?: NodeJS.Signals
  onLine?: (line: string) => void
  timeout?: number
}
export type Ended = { code: number | null; output: string }

/** Enough of the output to explain a failure. */
const KEPT_LINES = 2_000

/** Programs write to a pipe, so tell them whether there is a terminal behind it. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Starts a program and records it, so that it is stopped whenever this command ends. `role` names it in messages. */
export function startChild(role: string, command: string, args: string[], options: Options = {}) {
  const { cwd = fromRoot(), env, stopSignal = 'SIGTERM', onLine, timeout } = options
  const child = execa(command, args, {
    cwd,
    env: { ...COLOR, ...env, ...runEnvironment },
    // In a process group of its own: Ctrl-C reaches only this command, which then stops its children in order.
    detached: true,
    cleanup: false,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    ...(timeout !== undefined && { timeout }),
  })
  const { pid } = child
  if (pid !== undefined) {
    updateRun({ children: [...currentRun.children, { ...identify(pid), role, stopSignal }] })
  }
  const lines: string[] = []
  const readLines = async () => {
    for await (const line of child.iterable({ from: 'all' })) {
      lines.push(line)
      if (lines.length > KEPT_LINES) lines.shift()
      onLine?.(line)
    }
  }
  const output = () => lines.join('\n')
  const waitForEnd = async (): Promise<Ended> => {
    const [result] = await Promise.all([child, readLines()])
    updateRun({ children: currentRun.children.filter((other) => other.pid !== pid) })
    if (result.code === 'ENOENT') throw new UserError(`The program "${command}" was not found.`)
    return { code: result.exitCode ?? null, output: output() }
  }
  return { ended: waitForEnd(), output }
}

/** Runs a program until it ends. */
export function runChild(role: string, command: string, args: string[], options?: Options): Promise<Ended> {
  return startChild(role, command, args, options).ended
}
