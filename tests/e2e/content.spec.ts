import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { run } from './command'
import { expect, FIRESTORE_URL, test } from './site'

const PROJECT = 'demo-triveni-content'
const DOCUMENTS = `${FIRESTORE_URL}/v1/projects/${PROJECT}/databases/(default)/documents`
const OWNER = { authorization: 'Bearer owner' }

// One project, one after the other.
test.describe.configure({ mode: 'serial' })

const runAt = (port: number, ...args: string[]) => run({ project: PROJECT, port }, ...args)
const push = (...args: string[]) => run({ project: PROJECT }, 'content:push', ...args).ended

async function emptyProject() {
  await fetch(`${FIRESTORE_URL}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  })
}

async function countStored(): Promise<number> {
  const names = ['blogs', 'team', 'innovations', 'clients']
  const lists = await Promise.all(
    names.map(async (name) => (await fetch(`${DOCUMENTS}/${name}?pageSize=300`, { headers: OWNER })).json()),
  )
  return lists.flatMap(({ documents = [] }) => documents).length
}

/** Lets the first commit through and holds the second, until somebody has ended the command. */
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

test('what was killed half-way is completed by the next push, and the one after it writes nothing', async () => {
  await emptyProject()
  const proxy = await holdSecondCommit()
  const { child, ended } = runAt(proxy.port, 'content:push', '--yes')
  await proxy.held
  child.kill('SIGKILL')
  await ended
  proxy.close()
  expect(await countStored(), 'documents of the first batch').toBe(20)

  const second = await push('--yes')
  expect(second).toMatchObject({ code: 0, output: expect.stringMatching(/Written: \d+\./) })
  const complete = await countStored()
  expect(complete).toBeGreaterThan(30)

  expect(await push('--yes')).toMatchObject({ code: 0, output: expect.stringContaining('Nothing to write') })
  expect(await countStored()).toBe(complete)
})

test('a dry run shows and writes nothing, and without a yes nothing is written either', async () => {
  await emptyProject()
  const dry = await push('--dry-run')
  expect(dry.code).toBe(0)
  expect(dry.output).toContain('added    content/team/nandini-rao.md')
  const unasked = await push()
  expect(unasked).toMatchObject({ code: 1, output: expect.stringContaining('--yes') })
  expect(await countStored()).toBe(0)
})

test('a document edited by hand is left, and that is said', async () => {
  await push('--yes')
  const edited = await fetch(`${DOCUMENTS}/team/nandini-rao?updateMask.fieldPaths=name`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: { name: { stringValue: 'By Hand' } } }),
  })
  expect(edited.ok).toBe(true)
  const left = await push('--yes')
  expect(left.code).toBe(1)
  expect(left.output).toContain('left     content/team/nandini-rao.md (edited in Firestore: name)')
  expect(left.output).toContain('content:pull')

  const pull = await run({ project: PROJECT }, 'content:pull', '--dry-run').ended
  expect(pull.output).toContain('changed  content/team/nandini-rao.md (name)')

  expect((await push('--yes', '--overwrite')).output).toContain('over     content/team/nandini-rao.md (name)')
  expect((await push('--yes')).output).toContain('Nothing to write')
})

test('checking names what the list cannot see', async () => {
  await fetch(`${DOCUMENTS}/blogs/by-hand`, {
    method: 'PATCH',
    headers: OWNER,
    body: JSON.stringify({ fields: { blogTitle: { stringValue: 'A' }, date: { stringValue: 'today' } } }),
  })
  const { code, output } = await run({ project: PROJECT }, 'content:check').ended
  expect(code).toBe(1)
  expect(output).toContain('blogs/by-hand: archive is missing: the list does not find it.')
  expect(output).toContain('blogs/by-hand: date is "today" (string)')
})

test('silence of the backend and a real project without credentials are explained', async () => {
  expect(await runAt(1, 'content:push', '--yes').ended).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm start'),
  })
  expect(await push('--project', 'demo-elsewhere')).toMatchObject({
    code: 1,
    output: expect.stringContaining('leave out --project'),
  })
})
