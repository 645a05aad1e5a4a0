import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { fromRoot, inCache } from '../../../../scripts/lib/paths'
import { lockHolder, releaseLock, takeLock } from '../../../../scripts/setup/lock.mjs'

const NAME = `unit-test-${process.pid}`
const file = inCache('locks', `${NAME}.json`)
const others: ChildProcess[] = []

afterEach(async () => {
  await endOthers()
  releaseLock(NAME)
  rmSync(file, { force: true })
})

/** Another process that tries to take the lock, says what it found, and stays until it is ended. */
function takeElsewhere(): Promise<string> {
  const script = `import('${pathToFileURL(fromRoot('scripts/setup/lock.mjs')).href}').then(({ takeLock }) => {
    const holder = takeLock('${NAME}')
    console.log(holder ? 'held by ' + holder.pid : 'taken')
    process.stdin.resume()
  })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  others.push(child)
  return new Promise((resolve) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()))
  })
}

async function endOthers() {
  const ended = others.splice(0).map((child) => new Promise((resolve) => child.once('exit', resolve).kill()))
  await Promise.all(ended)
}

describe('a lock', () => {
  it('is held by one process at a time, and says by which', async () => {
    expect(takeLock(NAME)).toBeNull()
    expect(await takeElsewhere()).toBe(`held by ${process.pid}`)
  })

  it('is free again when it is given back', async () => {
    takeLock(NAME)
    releaseLock(NAME)
    expect(await takeElsewhere()).toBe('taken')
  })

  it('is free when the process that held it is gone', async () => {
    expect(await takeElsewhere()).toBe('taken')
    expect(lockHolder(NAME)).not.toBeNull()
    await endOthers()
    expect(lockHolder(NAME)).toBeNull()
    expect(takeLock(NAME)).toBeNull()
  })

  it('is free when its file was cut off in the middle of writing', () => {
    mkdirSync(inCache('locks'), { recursive: true })
    writeFileSync(file, '{"pid": 1')
    expect(takeLock(NAME)).toBeNull()
  })

  it('left behind by a process that is gone, goes to exactly one of several that want it at once', async () => {
    mkdirSync(inCache('locks'), { recursive: true })
    writeFileSync(file, JSON.stringify({ pid: 999_999_999, started: 'long ago', title: 'npm start' }))
    const answers = await Promise.all(Array.from({ length: 4 }, takeElsewhere))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
  })
})
