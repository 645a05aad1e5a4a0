import { type ChildProcess, spawn } from 'node:child_process'
import { FIRESTORE_URL } from './backend'

type Run = { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> }
type Options = { project: string; port?: number; env?: Record<string, string> }

/** Starts one of the project's commands. Give it a project that no other test uses. */
export function startCommand(
  { project, port = Number(new URL(FIRESTORE_URL).port), env }: Options,
  ...args: string[]
): Run {
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', ...args], {
    env: { ...process.env, LOCAL_FIRESTORE_PORT: String(port), LOCAL_PROJECT_ID: project, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
  return { child, ended }
}
