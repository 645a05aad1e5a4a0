import { expect, it, vi } from 'vitest'
import type { Account, Accounts } from '../../../../scripts/firestore/admin'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { formatOrder } from '../../../../scripts/inbox/formatReceived'
import { readOrders } from '../../../../scripts/inbox/readOrders'

const [asha, ravi] = ['asha@example.com', 'ravi@example.com']

/** `known` is the address in the user's record, null without a record. */
it.each<[about: string, known: string | null, account: Omit<Account, 'uid'> | null, shown: string]>([
  ['is verified', asha, { email: asha, emailVerified: true }, `${asha} (verified)`],
  ['is not verified', asha, { email: asha, emailVerified: false }, `${asha} (not verified)`],
  ['has changed since the record', asha, { email: ravi, emailVerified: true }, `${asha} (not verified)`],
  ['was deleted', asha, null, `${asha} (not verified)`],
  ['has no record yet', null, { email: asha, emailVerified: true }, `${asha} (verified)`],
])('an order shows the address of an account that %s', async (_, known, account, shown) => {
  const times = { createdAt: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' }
  const order = { id: 'a-plan', path: 'users/u/orders/a-plan', fields: { plan: 'A Plan' }, ...times }
  const record = { id: 'u', path: 'users/u', fields: { name: 'A', email: known, phone: '1' }, ...times }
  vi.spyOn(documents, 'readGroup').mockResolvedValue([order])
  vi.spyOn(documents, 'readDocuments').mockResolvedValue(new Map(known ? [[record.path, record]] : []))
  const accounts = { getUsers: async () => ({ users: account ? [{ uid: 'u', ...account }] : [] }) }
  const orders = await readOrders({ openAccounts: async () => accounts as unknown as Accounts } as Target)
  expect(
    orders
      .map(formatOrder)
      .join()
      .replaceAll(/[\u2068\u2069]/g, ''),
  ).toContain(shown)
})
