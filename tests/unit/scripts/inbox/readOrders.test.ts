import { expect, it, vi } from 'vitest'
import type { Account, Accounts } from '../../../../scripts/firestore/admin'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { readOrders } from '../../../../scripts/inbox/readOrders'

it('an order of a user without a record has the address of the account', async () => {
  const order = { id: 'a-plan', path: 'users/asha/orders/a-plan', fields: { plan: 'A Plan' } }
  const times = { createdAt: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z' }
  vi.spyOn(documents, 'readGroup').mockResolvedValue([{ ...order, ...times }])
  vi.spyOn(documents, 'readDocuments').mockResolvedValue(new Map())
  const users: Account[] = [{ uid: 'asha', email: 'asha@example.com', emailVerified: true }]
  const accounts = { getUsers: async () => ({ users }) } as unknown as Accounts
  expect(await readOrders({ openAccounts: async () => accounts } as Target)).toMatchObject([
    { plan: 'A Plan', name: '', email: 'asha@example.com', emailVerified: 'yes' },
  ])
})
