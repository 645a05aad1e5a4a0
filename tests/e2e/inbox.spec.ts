import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH, FIRESTORE_URL } from './helpers/backend'
import { runCommand as run, startCommand } from './helpers/command'
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

/** Stores the messages in one commit, which gives them the same time. */
async function putMessages(project: string, messages: { key: string; msg: string; name?: string }[]) {
  const writes = messages.map(({ key, msg, name = 'Asha' }) => ({
    update: {
      name: `projects/${project}/databases/(default)/documents/contactMsg/${key}`,
      fields: { name: text(name), email: text('a@example.com'), phone: text('1'), msg: text(msg) },
    },
  }))
  const answer = await fetch(addressOf(project, '').replace(/\/$/, ':commit'), {
    method: 'POST',
    headers: OWNER,
    body: JSON.stringify({ writes }),
  })
  expect(answer.ok).toBe(true)
}

const text = (stringValue: string) => ({ stringValue })
const random = (number: number) => String(number).padStart(20, 'x')

test('unsubscribed readers leave the list, are exported separately, and are deleted by --apply-unsubscribes', async () => {
  const project = newProject()
  const inbox = (...args: string[]) => run({ project }, 'inbox', ...args)
  await put(project, `unsubscribe/back@example.com~${random(3)}`)
  for (const name of ['stays', 'left', 'back'])
    await put(project, `newsletter/${name}@example.com~${random(1)}`)
  // The same address can be stored more than once.
  await put(project, `newsletter/left@example.com~${random(4)}`)
  await put(project, `unsubscribe/left@example.com~${random(2)}`)

  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  const exported = await inbox('--export', 'csv', '--out', folder)
  expect(exported.output).toContain('Unsubscribed, so not in the list: 1.')
  expect((await readdir(folder)).toSorted()).toEqual([
    'messages.csv',
    'orders.csv',
    'subscribers.csv',
    'unsubscribed.csv',
  ])
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
  expect(await idsIn(project, 'newsletter')).toHaveLength(4)

  const done = await inbox('--apply-unsubscribes', '--yes')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Removed: 1.') })
  expect(await idsIn(project, 'newsletter')).toEqual([
    `back@example.com~${random(1)}`,
    `stays@example.com~${random(1)}`,
  ])
  expect(await idsIn(project, 'unsubscribe')).toEqual([])
})

test('--apply-retention shows expired messages and deletes them with --yes', async () => {
  const project = newProject()
  const later = (...args: string[]) =>
    startCommand({ project, env: { NODE_OPTIONS: LATER } }, 'inbox', ...args).ended
  const fields = { name: text('Asha'), email: text('a@example.com'), phone: text('1'), msg: text('Old') }
  await put(project, 'contactMsg/Asha~aaaaaaaaaaaaaaaaaaaa', fields)

  const today = await run({ project }, 'inbox', '--apply-retention', '--yes')
  expect(today).toMatchObject({ code: 0, output: expect.stringContaining('0 messages older than 24 months') })
  const dry = await later('--apply-retention', '--dry-run')
  expect(dry.output).toMatch(/1 message older than 24 months[\s\S]*Asha/)
  expect(await idsIn(project, 'contactMsg')).toHaveLength(1)

  const done = await later('--apply-retention', '--yes')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Deleted: 1 message.') })
  expect(await idsIn(project, 'contactMsg')).toEqual([])
})

test('shows 200 new messages at a time, and each of them once', async () => {
  const project = newProject()
  const keys = Array.from({ length: 205 }, (_, number) => `Asha~${random(number)}`)
  await putMessages(
    project,
    keys.map((key) => ({ key, msg: `This is ${key}` })),
  )
  const runs = await [0, 1, 2].reduce<Promise<string[]>>(
    async (earlier) => [...(await earlier), (await run({ project }, 'inbox')).output],
    Promise.resolve([]),
  )
  const shown = runs.map((output) =>
    [...output.matchAll(/This is (\S+)/g)].map(([, key = '']) => key.slice(0, 25)),
  )
  expect(shown.map(({ length }) => length)).toEqual([200, 5, 0])
  expect(new Set(shown.flat()).size).toBe(205)
  expect(runs[0]).toContain('205 new messages, 205 in total')
  expect(runs[0]).toContain('--delete')
})

test('--delete shows what an address sent and deletes it after confirmation', async () => {
  const project = newProject()
  const inbox = (...args: string[]) =>
    run({ project }, 'inbox', '--delete', '--from-sender', 'spam@example.com', ...args)
  const spam = { name: 'Spam', email: 'spam@example.com', phone: '1', msg: 'Buy followers' }
  const fields = Object.fromEntries(Object.entries(spam).map(([name, value]) => [name, text(value)]))
  await put(project, `contactMsg/Spam~${random(0)}`, fields)
  const real = { key: `Asha~${random(0)}`, msg: 'One set of books, please.' }
  await putMessages(project, [real])
  await put(project, `newsletter/spam@example.com~${random(0)}`)
  await put(project, `newsletter/asha@example.com~${random(0)}`)

  const dry = await inbox('--dry-run')
  expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Buy followers') })
  expect(dry.output).not.toContain('One set of books')
  expect(await inbox()).toMatchObject({ code: 1 })
  expect(await idsIn(project, 'contactMsg')).toHaveLength(2)

  const done = await inbox('--yes')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Deleted: 1 message.') })
  expect(await idsIn(project, 'contactMsg')).toEqual([real.key])
  expect(await idsIn(project, 'newsletter')).toEqual([`asha@example.com~${random(0)}`])
})

test('an export contains no control characters, no formulas and no address as verified', async () => {
  const project = newProject()
  const msg = 'One\u001b[2J\u202eset;=1+1\t=2\nof books'
  await putMessages(project, [{ key: `Asha~${random(0)}`, name: '\u0000\u0085@SUM(A1)', msg }])
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  await run({ project }, 'inbox', '--export', 'csv', '--out', folder)
  const table = await readFile(join(folder, 'messages.csv'), 'utf8')
  await rm(folder, { recursive: true })
  expect(table).toContain(`"One [2J set;'=1+1 =2\nof books"`)
  expect(table).toMatch(/" *'@SUM/)
  expect(table).toContain('"a@example.com","no"')
  expect(table).not.toMatch(/(?![\r\n\ufeff])[\p{Cc}\p{Cf}]/u)
})

test('orders show whether the address of the account is verified', async () => {
  const project = newProject()
  // The Admin SDK stays with one project per process, so what needs accounts runs in its own.
  const inbox = (...args: string[]) => startCommand({ project }, 'inbox', ...args).ended
  const accounts = [
    { localId: 'honest', email: 'asha@example.com', emailVerified: true, stored: 'asha@example.com' },
    { localId: 'false', email: 'ravi@example.com', emailVerified: false, stored: 'ravi@example.com' },
    // Its address has changed since its record was stored.
    { localId: 'moved', email: 'new@example.com', emailVerified: true, stored: 'old@example.com' },
  ]
  for (const { localId, email, emailVerified, stored } of accounts) {
    const answer = await fetch(`${AUTH}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ localId, email, emailVerified, password: 'monsoon-1947' }),
    })
    expect(answer.ok).toBe(true)
    await put(project, `users/${localId}`, { name: text(localId), email: text(stored), phone: text('1') })
    await put(project, `users/${localId}/orders/a-plan`, { plan: text('A Plan') })
  }
  // Its account was deleted.
  await put(project, 'users/gone/orders/a-plan', { plan: text('A Plan') })

  const { output } = await inbox()
  expect(output).toContain('4 new orders, 4 in total')
  expect(output).toMatch(/asha@example\.com\W* \(verified\)/)
  expect(output).toMatch(/ravi@example\.com\W* \(not verified\)/)
  expect(output).toMatch(/old@example\.com\W* \(not verified\)/)
  expect((await run({ project }, 'inbox')).output).toContain('0 new orders, 4 in total')

  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  await inbox('--export', 'csv', '--out', folder)
  const orders = await readFile(join(folder, 'orders.csv'), 'utf8')
  await rm(folder, { recursive: true })
  expect(orders.match(/.*,"yes",.*/g)).toEqual([expect.stringContaining('"asha@example.com"')])
})
