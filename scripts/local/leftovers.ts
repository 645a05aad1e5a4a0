import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { confirm } from '../lib/confirm'
import { readJson, writeJson } from '../lib/jsonFile'
import { inCache } from '../lib/paths'
import { UserError } from '../lib/userError'

/** A command, and the process group of the emulators that it has started. */
type Running = { title: string; pid: number; group: number }

const fileOf = (projectId: string) => inCache('running', `${projectId}.json`)

/** Returns a function that deletes the record. */
export function recordRunning(projectId: string, group = 0) {
  // Playwright starts the server of the tests without a name.
  const title = `npm run ${process.argv[2] ?? 'test'}`
  writeJson(fileOf(projectId), { title, pid: process.pid, group } satisfies Running)
  return () => rmSync(fileOf(projectId), { force: true })
}

/** Says which command of this checkout uses the ports. Emulators that a killed command left can be ended. */
export async function endLeftovers(projectId: string, save: () => Promise<unknown>) {
  const running = readJson<Running>(fileOf(projectId))
  if (!running?.group || !isAlive(-running.group)) return
  const { title, pid, group } = running
  if (isAlive(pid)) {
    throw new UserError(`${title} is already running (pid ${pid}). Stop it with Ctrl-C, or with: kill ${pid}`)
  }
  const problem = `${title} was killed, and its emulators are still running.`
  if (!process.stdin.isTTY) throw new UserError(`${problem} End them with: kill -INT -- -${group}`)
  if (!(await confirm(`${problem} End them?`, false))) return
  await save().catch(() => {})
  process.kill(-group, 'SIGINT')
  while (isAlive(-group)) await wait(100)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
