import { once } from 'node:events'
import { rmSync, utimesSync } from 'node:fs'
import { execa } from 'execa'
import { afterEach, expect, it } from 'vitest'
import { fromRoot, inCache } from '../../../../scripts/lib/paths'
import { requireLock, withLock } from '../../../../scripts/processes/lock'

const NAME = `unit-test-${process.pid}`
const FILE = inCache('locks', `${NAME}.json`)

afterEach(() => rmSync(FILE, { force: true }))

it('refuses a lock that another process holds, and frees it seconds after that process is killed', async () => {
  const script = `import('${fromRoot('scripts/processes/lock.ts')}').then(async ({ requireLock }) => {
    await requireLock('${NAME}')
    console.log('locked')
    setInterval(() => {}, 1000)
  })`
  const holder = execa(process.execPath, ['--import', 'tsx', '-e', script], { reject: false })
  await once(holder.stdout, 'data')

  await expect(requireLock(NAME)).rejects.toThrow(`is already running (pid ${holder.pid})`)
  holder.kill('SIGKILL')
  await holder
  const renewed = Date.now() / 1000 - 10
  utimesSync(`${FILE}.lock`, renewed, renewed)
  await expect(requireLock(NAME)).resolves.toBeUndefined()
})

it('lets tasks that need the same lock run one after the other', async () => {
  const order: string[] = []
  const task = (name: string) =>
    withLock(`${NAME}-tasks`, 'working', async () => {
      order.push(`${name} starts`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      order.push(`${name} ends`)
    })
  await Promise.all([task('a'), task('b')])
  const [first = '', , second = ''] = order.map((line) => line.slice(0, 1))
  expect([first, second].toSorted()).toEqual(['a', 'b'])
  expect(order).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`])
})
