import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FIRESTORE_URL } from './helpers/backend'
import { startCommand as run } from './helpers/command'
import { expect, test } from './helpers/test'

/** Each test uses its own project, which disappears with the emulator. */
const newProject = () => `demo-inbox-${randomUUID().slice(0, 8)}`
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

/** Moves the clock of the command three years ahead. */
const LATER_CODE = `const Today = Date
globalThis.Date = class extends Today {
  constructor(...given) { given.length ? super(...given) : super(Date.now()) }
  static now() { return Today.now() + ${3 * 366 * 86_400_000} }
}`
const LATER = `--import data:text/javascript;base64,${Buffer.from(LATER_CODE).toString('base64')}`

const addressOf = (project: string, path: string) =>
  `${FIRESTORE_URL}/v1/projects/${project}/databases/(default)/documents/${path}`

async function put(project: string, path: string, fields: Record<string, unknown> = {}) {
  const body = JSON.stringify({ fields })
  const answer = await fetch(addressOf(project, path), { method: 'PATCH', headers: OWNER, body })
  expect(answer.ok).toBe(true)
}

async function idsIn(project: string, collection: string): Promise<string[]> {
  const answer = await (await fetch(addressOf(project, collection), { headers: OWNER })).json()
  const documents: { name: string }[] = answer.documents ?? []
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
}

const text = (stringValue: string) => ({ stringValue })
const request = (date: Date) => ({ at: { timestampValue: date.toISOString() } })
const YESTERDAY = new Date(Date.now() - 86_400_000)
const TOMORROW = new Date(Date.now() + 86_400_000)

test('unsubscribed readers leave the list, are exported separately, and are deleted by --apply-unsubscribes', async () => {
  const project = newProject()
  const inbox = (...args: string[]) => run({ project }, 'inbox', ...args).ended
  for (const name of ['stays', 'left', 'back']) await put(project, `newsletter/${name}@example.com`)
  await put(project, 'unsubscribe/left@example.com', request(TOMORROW))
  await put(project, 'unsubscribe/back@example.com', request(YESTERDAY))

  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  const exported = await inbox('--export', 'csv', '--out', folder)
  expect(exported.output).toContain('Unsubscribed, so not in the list: 1.')
  expect((await readdir(folder)).toSorted()).toEqual(['messages.csv', 'subscribers.csv', 'unsubscribed.csv'])
  const subscribers = await readFile(join(folder, 'subscribers.csv'), 'utf8')
  expect(subscribers).toContain('stays@')
  expect(subscribers).toContain('back@')
  expect(subscribers).not.toContain('left@')
  expect(await readFile(join(folder, 'unsubscribed.csv'), 'utf8')).toContain('left@')
  await rm(folder, { recursive: true })

  expect((await inbox()).output).toMatch(/2 new subscribers, 2 in total[\s\S]*2 unsubscribe requests/)
  const dry = await inbox('--apply-unsubscribes', '--dry-run')
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('left@example.com') })
  expect(await inbox('--apply-unsubscribes')).toMatchObject({ code: 1 })
  expect(await idsIn(project, 'newsletter')).toHaveLength(3)

  const done = await inbox('--apply-unsubscribes', '--yes')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Removed: 1.') })
  expect(await idsIn(project, 'newsletter')).toEqual(['back@example.com', 'stays@example.com'])
  expect(await idsIn(project, 'unsubscribe')).toEqual([])
})

test('--apply-retention shows expired messages and deletes them only after confirmation', async () => {
  const project = newProject()
  const later = (...args: string[]) => run({ project, env: { NODE_OPTIONS: LATER } }, 'inbox', ...args).ended
  const fields = { name: text('Asha'), email: text('a@example.com'), phone: text('1'), msg: text('Old') }
  await put(project, 'contactMsg/Asha~aaaaaaaaaaaaaaaaaaaa', fields)

  const today = await run({ project }, 'inbox', '--apply-retention', '--yes').ended
  expect(today).toMatchObject({ code: 0, output: expect.stringContaining('0 messages older than 24 months') })
  const dry = await later('--apply-retention', '--dry-run')
  expect(dry.output).toMatch(/1 message older than 24 months[\s\S]*Asha/)
  expect(await later('--apply-retention')).toMatchObject({ code: 1 })
  expect(await idsIn(project, 'contactMsg')).toHaveLength(1)

  const done = await later('--apply-retention', '--yes')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Deleted: 1.') })
  expect(await idsIn(project, 'contactMsg')).toEqual([])
})
