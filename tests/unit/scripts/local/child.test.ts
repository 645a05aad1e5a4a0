import { once } from 'node:events'
import { execa } from 'execa'
import { expect, it } from 'vitest'
import { fromRoot } from '../../../../scripts/lib/folders'

/** A command that starts a program and prints its pid. */
const COMMAND = `import('${fromRoot('scripts/cli.ts')}').then(async ({ run }) => {
  const { runChild } = await import('${fromRoot('scripts/local/child.ts')}')
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)'
  await run(() => runChild(process.execPath, ['-e', program], { onLine: console.log }), false)
})`

it.each([
  ['Ctrl-C', 'SIGINT', 130],
  ['a closed terminal', 'SIGHUP', 129],
] as const)('%s stops what a command has started', async (_, signal, exitCode) => {
  const command = execa(process.execPath, ['--import', 'tsx', '-e', COMMAND], { reject: false })
  const [pid] = await once(command.stdout, 'data')
  command.kill(signal)
  expect(await command).toMatchObject({ exitCode })
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
})

const SERVER = `import('${fromRoot('scripts/local/child.ts')}').then(async ({ spawnServer }) => {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const child = spawnServer([process.execPath, '-e', program], process.cwd(), {})
  for await (const line of child.iterable()) console.log(line)
})`

it('a command that is killed leaves no server', async () => {
  const command = execa(process.execPath, ['--import', 'tsx', '-e', SERVER], { reject: false })
  const [pid] = await once(command.stdout, 'data')
  command.kill('SIGKILL')
  await command
  await expect.poll(() => isRunning(Number(pid)), { timeout: 20_000 }).toBe(false)
})

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
