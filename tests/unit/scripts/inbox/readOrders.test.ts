import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type { Account, Accounts } from '../../../../scripts/firestore/admin'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { exportInbox } from '../../../../scripts/inbox/export'
import { formatOrder } from '../../../../scripts/inbox/formatReceived'
import { readOptions } from '../../../../scripts/inbox/inboxOptions'
import { readOrders } from '../../../../scripts/inbox/readOrders'
import { temporaryFolder } from '../../../temporaryFolder'

const [asha, ravi] = ['asha@example.com', 'ravi@example.com']

/** Stores an order. `known` is the address in the user's record, null without a record. */
function store(known: string | null, account: Omit<Account, 'uid'> | null) {
  const times = { createdAt: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' }
  const order = { id: 'a-plan', path: 'users/u/orders/a-plan', fields: { plan: 'A Plan' }, ...times }
  const record = { id: 'u', path: 'users/u', fields: { name: 'A', email: known, phone: '1' }, ...times }
  vi.spyOn(documents, 'readGroup').mockResolvedValue([order])
  vi.spyOn(documents, 'readDocuments').mockResolvedValue(new Map(known ? [[record.path, record]] : []))
  const accounts = { getUsers: async () => ({ users: account ? [{ uid: 'u', ...account }] : [] }) }
  return { openAccounts: async () => accounts as unknown as Accounts } as Target
}

it.each<[about: string, known: string | null, account: Omit<Account, 'uid'> | null, shown: string]>([
  ['is verified', asha, { email: asha, emailVerified: true }, `${asha} (verified)`],
  ['is not verified', asha, { email: asha, emailVerified: false }, `${asha} (not verified)`],
  ['has changed since the record', asha, { email: ravi, emailVerified: true }, `${asha} (not verified)`],
  ['was deleted', asha, null, `${asha} (not verified)`],
  ['has no record yet', null, { email: asha, emailVerified: true }, `${asha} (verified)`],
])('an order shows the address of an account that %s', async (_, known, account, shown) => {
  const orders = await readOrders(store(known, account))
  const texts = orders.map(formatOrder).join()
  expect(texts.replaceAll(/[\u2068\u2069]/g, '')).toContain(shown)
})

it('an order without a record has the name of its account', async () => {
  const account = { displayName: 'Asha Rao', email: asha, emailVerified: true }
  expect(await readOrders(store(null, account))).toMatchObject([{ name: 'Asha Rao' }])
})

it('an exported order has its plan and its customer', async () => {
  const target = store(asha, { email: asha, emailVerified: true })
  vi.spyOn(documents, 'readAll').mockResolvedValue([])
  const lists = { subscribers: [], requests: [], leaving: [], unsubscribed: [] }
  const options = readOptions(['--export', 'csv', '--out', temporaryFolder()])
  const [, orders = ''] = await exportInbox(target, lists, options)
  expect(readFileSync(orders, 'utf8')).toContain(`"A Plan","A","${asha}","yes","1"`)
})
