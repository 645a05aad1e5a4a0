import { type ChildProcess, spawn } from 'node:child_process'
import { FIRESTORE_URL } from './site'

export type Run = { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> }

export type Place = { project: string; port?: number; env?: Record<string, string> }

/** Runs an npm script of this repository on a project that no other test uses. */
export function run(
  { project, port = Number(new URL(FIRESTORE_URL).port), env }: Place,
  ...args: string[]
): Run {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    env: { ...process.env, LOCAL_FIRESTORE_PORT: String(port), LOCAL_PROJECT_ID: project, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((done) => {
    child.on('close', (code) => done({ code, output }))
  })
  return { child, ended }
}
