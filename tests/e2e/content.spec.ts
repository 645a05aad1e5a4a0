import { readdirSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { collections } from '@/data/collections'
import { contentFolder } from '../../scripts/lib/contentFolder'
import { FIRESTORE_URL } from './helpers/backend'
import { runCommand as run, startCommand } from './helpers/command'
import { expect, test } from './helpers/test'

const PROJECT = 'demo-site-content'
const DOCUMENTS = `${FIRESTORE_URL}/v1/projects/${PROJECT}/databases/(default)/documents`
const OWNER = { authorization: 'Bearer owner' }

const MEMBER = readdirSync(join(contentFolder(), 'team'))
  .find((file) => file.endsWith('.md'))
  ?.slice(0, -3)
/** The push commits this many documents at a time. */
const FIRST_BATCH = 20

// The tests share one project. Some run several processes, which take seconds on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 90_000 })

const push = (...args: string[]) => run({ project: PROJECT }, 'content:push', ...args)

async function emptyProject() {
  await fetch(`${FIRESTORE_URL}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  })
}

async function countStored(): Promise<number> {
  const lists = await Promise.all(
    collections.map(async ({ name }) =>
      (await fetch(`${DOCUMENTS}/${name}?pageSize=300`, { headers: OWNER })).json(),
    ),
  )
  return lists.flatMap(({ documents = [] }) => documents).length
}

/** Lets the first commit through and holds the second one. */
async function holdSecondCommit() {
  let commits = 0
  let isHeld = () => {}
  const held = new Promise<void>((done) => {
    isHeld = done
  })
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await text(request)
    if (request.url?.endsWith(':commit') && ++commits === 2) return isHeld()
    const answer = await fetch(FIRESTORE_URL + request.url, {
      method: request.method ?? 'GET',
      headers: { ...OWNER, 'content-type': 'application/json' },
      ...(body && { body }),
    })
    response.writeHead(answer.status).end(await answer.text())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: address.port, held, close }
}

test('the next push completes one that was killed, and the one after it writes nothing', async () => {
  await emptyProject()
  const proxy = await holdSecondCommit()
  const { child, ended } = startCommand({ project: PROJECT, port: proxy.port }, 'content:push', '--yes')
  await proxy.held
  child.kill('SIGKILL')
  await ended
  proxy.close()
  expect(await countStored(), 'documents of the first batch').toBe(FIRST_BATCH)

  const second = await push('--yes')
  expect(second).toMatchObject({ code: 0, output: expect.stringMatching(/Written: \d+\./) })
  const complete = await countStored()
  expect(complete).toBeGreaterThan(FIRST_BATCH)

  expect(await push('--yes')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to write') })
  expect(await countStored()).toBe(complete)
})

test('a dry run and a push without confirmation write nothing', async () => {
  await emptyProject()
  const dry = await push('--dry-run')
  expect(dry.code).toBe(0)
  expect(dry.output).toContain(`added     content/team/${MEMBER}.md`)
  const unconfirmed = await push()
  expect(unconfirmed).toMatchObject({ code: 1, output: expect.stringContaining('--yes') })
  expect(await countStored()).toBe(0)
})

test('a document edited by hand is skipped with a message', async () => {
  await push('--yes')
  const edited = await fetch(`${DOCUMENTS}/team/${MEMBER}?updateMask.fieldPaths=name`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: { name: { stringValue: 'By Hand' } } }),
  })
  expect(edited.ok).toBe(true)
  const skipped = await push('--yes')
  expect(skipped.code).toBe(1)
  expect(skipped.output).toContain(`skipped   content/team/${MEMBER}.md (edited in Firestore: name)`)
  expect(skipped.output).toContain('content:pull')

  const pull = await run({ project: PROJECT }, 'content:pull', '--dry-run')
  expect(pull.output).toContain(`changed  content/team/${MEMBER}.md (name)`)

  expect((await push('--yes', '--overwrite')).output).toContain(`overwrite content/team/${MEMBER}.md (name)`)
  expect((await push('--yes')).output).toContain('Nothing to write')
})

test('content:check names documents that lists cannot find', async () => {
  await fetch(`${DOCUMENTS}/blogs/by-hand`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: { blogTitle: { stringValue: 'A' }, date: { stringValue: 'today' } } }),
  })
  const { code, output } = await run({ project: PROJECT }, 'content:check')
  expect(code).toBe(1)
  expect(output).toContain('blogs/by-hand: archive is missing: lists leave it out')
  expect(output).toContain('blogs/by-hand: date is "today" (string)')
})

test('an unreachable backend and a local project id have their own messages', async () => {
  expect(await run({ project: PROJECT, port: 1 }, 'content:push', '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm start'),
  })
  expect(await push('--project', 'demo-elsewhere')).toMatchObject({
    code: 1,
    output: expect.stringContaining('leave out --project'),
  })
})
