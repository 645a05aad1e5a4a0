import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AUTH, OWNER, readIds, store } from './helpers/backend'
import { runCommand } from './helpers/command'
import { expect, test } from './helpers/test'

/** Each test uses its own project, which disappears with the emulator. */
const newProject = () => `demo-inbox-${randomUUID().slice(0, 8)}`

const random = (number: number) => String(number).padStart(20, 'x')

test('shows new messages once, and exports them without control characters and formulas', async () => {
  const folder = test.info().outputPath('inbox')
  const project = newProject()
  const inbox = (...args: string[]) => runCommand({ project }, 'inbox', ...args)
  const keys = Array.from({ length: 305 }, (_, number) => `contactMsg/Asha~${random(number)}`)
  const sender = { email: 'a@example.com', phone: '1' }
  const name = '\u0000\u0085@SUM(A1)'
  const messages = keys.map((key) => [key, { ...sender, name, msg: `One\u001b[2J of ${key}` }])
  await store(Object.fromEntries(messages), project)
  const outputs = [(await inbox('--dry-run')).output, (await inbox()).output, (await inbox()).output]
  const shown = outputs.map((output) => new Set(output.match(/of contactMsg\/\S+/g)).size)
  expect(shown).toEqual([305, 305, 0])
  expect(outputs[0]).toContain('305 new messages, 305 in total')

  await inbox('--export', 'csv', '--out', folder)
  const table = await readFile(join(folder, 'messages.csv'), 'utf8')
  expect(table.split('\n')).toHaveLength(307)
  expect(table).toMatch(/" *'@SUM/)
  expect(table).toContain('"a@example.com","no"')
  expect(table).not.toMatch(/(?![\r\n\ufeff])[\p{Cc}\p{Cf}]/u)
})

type Account = { localId: string; email: string; emailVerified: boolean }

async function addAccount(project: string, account: Account) {
  const address = `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  const body = JSON.stringify({ ...account, password: 'monsoon-1947' })
  expect((await fetch(address, { method: 'POST', headers: OWNER, body })).ok).toBe(true)
}

test('everything about a person is shown, and deleted on request', async () => {
  const project = newProject()
  const ask = (option: string) =>
    runCommand({ project }, 'inbox', '--delete', '--person', 'Asha@example.com', option)
  const names = ['asha', 'ravi']
  for (const name of names) {
    await addAccount(project, { localId: name, email: `${name}@example.com`, emailVerified: false })
    const person = { name, email: `${name}@example.com`, phone: '98400' }
    const received = {
      [`contactMsg/${name}~${random(1)}`]: { ...person, msg: 'Hello' },
      [`newsletter/${name}@example.com~${random(1)}`]: {},
    }
    const bag = { [`users/${name}/orders/a-plan`]: { plan: 'A Plan' } }
    await store({ [`users/${name}`]: person, ...bag, ...received }, project)
  }
  const { output } = await ask('--dry-run')
  for (const shown of ['1 message', '1 subscription', '1 account', '98400', 'A Plan'])
    expect(output).toContain(shown)
  expect((await ask('--yes')).output).toContain('Deleted: the account.')
  expect((await ask('--dry-run')).output).toContain('0 accounts')
  const kept = ['users', 'users/asha/orders', 'users/ravi/orders', 'contactMsg', 'newsletter']
  const ofRavi = [['ravi'], [], ['a-plan'], [`ravi~${random(1)}`], [`ravi@example.com~${random(1)}`]]
  expect(await Promise.all(kept.map((list) => readIds(list, project)))).toEqual(ofRavi)
})
