import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { fromRoot } from '../lib/paths'
import { currentRun, type Run } from './run'

let copy: Writable | undefined

/** Records a change of the run and starts a second process that stops the children if this one is killed. */
export function updateRun(change: Partial<Run>) {
  Object.assign(currentRun, change)
  copy ??= startOrphanCleanup()
  copy.write(`${JSON.stringify(currentRun)}\n`)
}

function startOrphanCleanup() {
  const script = fromRoot('scripts', 'processes', 'stopOrphans.ts')
  const cleanup = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: fromRoot(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const { stdin } = cleanup
  for (const stream of [cleanup, stdin]) stream.on('error', () => {})
  cleanup.unref()
  // The pipe stays open as long as this process lives, but must not keep it alive.
  if ('unref' in stdin && typeof stdin.unref === 'function') stdin.unref()
  return stdin
}
