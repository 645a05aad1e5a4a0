import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as logModule from '../../../../scripts/lib/log'
import { UserError } from '../../../../scripts/lib/userError'
import { watchRules } from '../../../../scripts/local/watchRules'
import { temporaryFolder } from '../../../temporaryFolder'

let folder: string
let file: string
let close: () => void
let port: number
/** The body of each request. */
let received: { rules: { files: { content: string }[] } }[]
let printed: string[]

beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'firestore.rules')
  writeFileSync(file, 'first')
  received = []
  printed = []
  vi.spyOn(logModule, 'log').mockImplementation((text = '') => void printed.push(text))
  // hidane refuses rules with a mistake, and requests with `ignore_errors`.
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    received.push(JSON.parse(body))
    const isRefused = body.includes('broken') || body.includes('ignore_errors')
    response.statusCode = isRefused ? 400 : 200
    response.end(JSON.stringify(isRefused ? { error: { message: 'firestore.rules:1:1: broken' } } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  close = () => server.close()
})
afterEach(() => close())

const read = () => {
  const rules = readFileSync(file, 'utf8')
  if (rules.includes('unreadable')) throw new UserError('plans.yaml:3: price is missing.')
  return rules
}
const start = (loaded = 'first') => watchRules({ port, projectId: 'demo-site', loaded, files: [file], read })

async function expectMessage(message: string) {
  await vi.waitFor(() => expect(printed.join('\n')).toContain(message), { timeout: 5_000 })
}

it('loads changed rules, also when an editor replaces the file', async () => {
  const stop = start()
  const temporary = join(folder, 'firestore.rules~')
  writeFileSync(temporary, 'second')
  renameSync(temporary, file)
  await expectMessage('The local database uses them now')
  expect(received.map(({ rules }) => rules.files[0]?.content)).toEqual(['second'])
  stop()
})

it('explains a mistake, keeps running, and loads the corrected rules', async () => {
  const stop = start()
  writeFileSync(file, 'broken')
  await expectMessage('firestore.rules has a mistake. firestore.rules:1:1: broken')
  expect(printed.join('\n')).toContain('Correct the file and save')
  writeFileSync(file, 'third')
  await expectMessage('The local database uses them now')
  stop()
})

it('names a mistake in the plans and sends nothing', async () => {
  const stop = start()
  writeFileSync(file, 'unreadable')
  await expectMessage('plans.yaml:3: price is missing.')
  expect(received).toEqual([])
  stop()
})

it('keeps running while the emulator does not answer', async () => {
  close()
  const stop = start()
  writeFileSync(file, 'second')
  await expectMessage('Correct the file and save')
  stop()
})

it('loads a change that was made while the emulator started, and nothing without a change', async () => {
  const stop = start('older')
  await expectMessage('The local database uses them now')
  writeFileSync(file, 'first')
  writeFileSync(file, 'fourth')
  await vi.waitFor(() => expect(received).toHaveLength(2), { timeout: 5_000 })
  stop()
})
