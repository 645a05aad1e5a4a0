import { beforeEach, expect, it, vi } from 'vitest'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { deleteAccount } from '../../../../scripts/inbox/deletions'
import { readOptions } from '../../../../scripts/inbox/inboxOptions'

const EMAIL = 'asha@example.com'
const TIME = '2026-11-01T10:00:00Z'
const OPTIONS = readOptions(['--delete', '--person', EMAIL, '--yes'])

const stored = (path: string, fields: object): documents.Stored => ({
  ...{ id: path.split('/')[1] ?? '', path, fields: { ...fields }, createdAt: TIME, updatedAt: TIME },
})

beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

it('a record whose account was deleted in the console is deleted with its bag, and no other record', async () => {
  const records = ['asha', 'before', 'moved', 'before-2'].map((uid) =>
    stored(`users/${uid}`, { email: uid === 'before-2' ? 'ravi@example.com' : EMAIL }),
  )
  const orders = records.map(({ path }) => stored(`${path}/orders/care`, { plan: 'Care' }))
  // One has changed the address of the account, and has not come back since.
  const users = [
    { uid: 'asha', email: EMAIL, emailVerified: true },
    { uid: 'moved', email: 'new@example.com', emailVerified: true },
  ]
  const deleted: string[] = []
  vi.spyOn(documents, 'readAll').mockResolvedValue(records)
  vi.spyOn(documents, 'readGroup').mockResolvedValue(orders)
  vi.spyOn(documents, 'readDocuments').mockImplementation(
    async (_, paths) =>
      new Map(records.filter(({ path }) => paths.includes(path)).map((one) => [one.path, one])),
  )
  vi.spyOn(documents, 'deleteDocuments').mockImplementation(async (_, paths) => void deleted.push(...paths))
  const deleteUser = vi.fn(async () => {})
  const getUsers = async (ids: ({ uid: string } | { email: string })[]) => ({
    users: users.filter((user) =>
      ids.some((id) => ('uid' in id ? id.uid === user.uid : id.email === user.email)),
    ),
  })
  const target = { title: 'a project', openAccounts: async () => ({ getUsers, deleteUser }) }
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await deleteAccount(target as unknown as Target, EMAIL, { ...OPTIONS, isDryRun: true })
  expect(print.mock.calls.filter(([line]) => String(line).includes('Care'))).toHaveLength(2)
  expect(deleted).toEqual([])
  await deleteAccount(target as unknown as Target, EMAIL, OPTIONS)
  expect(deleted).toEqual([
    ...['users/asha/orders/care', 'users/asha'],
    ...['users/before/orders/care', 'users/before'],
  ])
  expect(deleteUser).toHaveBeenCalledExactlyOnceWith('asha')
})
