import { once } from 'node:events'
import { execa } from 'execa'
import { expect, it, vi } from 'vitest'
import { fromRoot } from '../../../../scripts/lib/paths'
import { findProcess } from '../../../../scripts/processes/processTable'

/** A command whose child starts a program in a new session, as firebase-tools does. */
const COMMAND = `import('${fromRoot('scripts/processes/child.ts')}').then(({ startChild }) => {
  const child = "const { pid } = require('node:child_process').spawn('sleep', ['300'], { detached: true }); console.log(process.pid, pid); setInterval(() => {}, 1000)"
  startChild('a child', process.execPath, ['-e', child], { onLine: console.log })
})`

it('stops what a killed command had started', { timeout: 60_000 }, async () => {
  const command = execa(process.execPath, ['--import', 'tsx', '-e', COMMAND], { reject: false })
  const [line] = await once(command.stdout, 'data')
  const pids = String(line).trim().split(' ').map(Number)
  expect(pids.map(findProcess)).not.toContain(null)

  command.kill('SIGKILL')
  await command
  // Other platforms do not show the environment, by which a process in its own session is found.
  const found = process.platform === 'linux' ? pids : pids.slice(0, 1)
  await vi.waitFor(() => expect(found.map(findProcess)).toEqual(found.map(() => null)), { timeout: 30_000 })
})
