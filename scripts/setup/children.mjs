import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { log } from '../lib/log'
import { fromRoot } from '../lib/paths'
import { UserError } from '../lib/userError'
import { known, runEnvironment, runFile, thisRun, updateRun } from './runRecord.mjs'

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null, output: string }} Ended
 * @typedef {{
 *   cwd?: string,
 *   env?: Record<string, string | undefined>,
 *   gentle?: NodeJS.Signals,
 *   onLine?: (line: string) => void,
 *   limit?: number,
 * }} ChildOptions
 */

/** The end of what a program said: enough to tell why it failed. */
const KEPT_OUTPUT = 200_000 // characters

/** Programs see a pipe, so they have to be told whether there is a terminal behind it. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/**
 * Starts a program in a process group of its own (Ctrl-C in the terminal must reach this process only, which
 * then ends its children in the right order) and writes it down, so that it can be found and ended later.
 *
 * @param {string} role what it is, for people
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 */
export function startChild(role, command, args, options = {}) {
  startGuard()
  const child = spawn(command, args, {
    cwd: options.cwd ?? fromRoot(),
    env: { ...process.env, ...COLOR, ...options.env, ...runEnvironment() },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const pid = child.pid
  if (pid !== undefined) {
    const entry = { ...known(pid), role, group: true, gentle: options.gentle ?? 'SIGTERM' }
    updateRun({ children: [...thisRun().children, entry] })
  }
  let output = ''
  const keep = (/** @type {string} */ text) => {
    output = (output + text).slice(-KEPT_OUTPUT)
  }
  for (const stream of [child.stdout, child.stderr]) byLine(stream, keep, options.onLine)

  const timer = options.limit && pid !== undefined ? setTimeout(() => endGroup(pid), options.limit) : null
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve, reject) => {
    child.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      reject(error.code === 'ENOENT' ? new UserError(`The program "${command}" was not found.`) : error)
    })
    child.once('close', (code, signal) => {
      if (timer) clearTimeout(timer)
      updateRun({ children: thisRun().children.filter((other) => other.pid !== pid) })
      resolve({ code, signal, output })
    })
  })
  return { pid, ended, output: () => output }
}

/**
 * Runs a program to its end.
 * @param {string} role @param {string} command @param {string[]} args @param {ChildOptions} [options]
 */
export function runChild(role, command, args, options) {
  return startChild(role, command, args, options).ended
}

/** Prints what a program says, line by line. */
export const relay = (/** @type {string} */ line) => log(line)

/**
 * @param {import('node:stream').Readable} stream
 * @param {(text: string) => void} keep
 * @param {((line: string) => void) | undefined} onLine
 */
function byLine(stream, keep, onLine) {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (/** @type {string} */ text) => {
    keep(text)
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (onLine) for (const line of lines) onLine(line.replace(/\r$/, ''))
  })
  stream.on('end', () => {
    if (rest && onLine) onLine(rest)
  })
}

/** @param {number} pid */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has just ended by itself.
  }
}

/**
 * A second process that waits for the end of this one, whatever end that is (SIGKILL included), and then ends
 * the children that are still recorded.
 */
function startGuard() {
  if (thisRun().guard) return
  updateRun({})
  const script = fileURLToPath(new URL('./guard.mjs', import.meta.url))
  const guard = spawn(process.execPath, ['--import', 'tsx', script, runFile(process.pid)], {
    cwd: fromRoot(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.once('error', () => {})
  guard.unref()
  if (guard.pid !== undefined) updateRun({ guard: known(guard.pid) })
  // The pipe stays open as long as this process lives; it must not keep it alive.
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref()
}
