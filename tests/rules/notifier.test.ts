import { beforeEach, expect, it, vi } from 'vitest'
import { type Database, databaseMemory } from '../../functions/src/memory'
import { readOrder } from '../../functions/src/order'
import { storeDocuments } from '../../scripts/firestore/documents'
import { openTarget, type Target } from '../../scripts/firestore/target'
import { EMULATOR, record } from './environment'

const PROJECT = 'agency-notifier'
const MINUTE = 60_000 // ms

let target: Target
let database: Database<{ path: string }>

beforeEach(async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', EMULATOR)
  target = await openTarget(PROJECT)
  // The functions have the types of their own install.
  database = target.database as unknown as typeof database
  await fetch(`http://${EMULATOR}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  })
  return () => vi.unstubAllEnvs()
})

it('a second function and a cold start go on with the limit, and no count of two is lost', async () => {
  const logFailure = vi.fn()
  const memories = [1, 2].map(() => databaseMemory(database, logFailure))
  await Promise.all(
    Array.from({ length: 4 }, (_, number) =>
      memories[number % 2]?.write((state) => ({ ...state, sent: [...state.sent, number] })),
    ),
  )
  const { sent } = await databaseMemory(database, logFailure).read()
  expect(sent.toSorted()).toEqual([0, 1, 2, 3])
  expect(logFailure).not.toHaveBeenCalled()
})

it('without access to the database, an instance counts for itself and says so', async () => {
  const refuse = () => Promise.reject(new Error('denied'))
  const logFailure = vi.fn()
  const memory = databaseMemory(
    { ...database, doc: () => ({ path: '' }), getAll: refuse, runTransaction: refuse },
    logFailure,
  )
  await memory.write((state) => ({ ...state, missed: 3 }))
  expect((await memory.read()).missed).toBe(3)
  expect(logFailure).toHaveBeenCalledTimes(2)
})

const ORDER = 'users/asha/orders/site-care'
const noAccounts = { getUser: () => Promise.reject(new Error('no such user')) }
const read = (age: number, accounts: Parameters<typeof readOrder>[1] = noAccounts) =>
  readOrder(database, accounts, 'asha', 'site-care', age)

it('an order is read with the record of its customer, which may arrive after it', async () => {
  await storeDocuments(target, { [ORDER]: { plan: 'Site care' } })
  await expect(read(MINUTE)).rejects.toThrow('has not arrived yet')
  await storeDocuments(target, { 'users/asha': record })
  expect(await read(2 * MINUTE)).toEqual({ plan: 'Site care', ...record, isVerified: false })
  const getUser = async () => ({ email: record.email, emailVerified: true })
  expect(await read(2 * MINUTE, { getUser })).toMatchObject({ isVerified: true })
  const other = async () => ({ email: 'other@site.example', emailVerified: true })
  expect(await read(2 * MINUTE, { getUser: other })).toMatchObject({ isVerified: false })
})

it('an order whose customer has no record for long is read with the account', async () => {
  await storeDocuments(target, { [ORDER]: { plan: 'Site care' } })
  const getUser = async () => ({ displayName: 'Asha', email: 'asha@example.com', emailVerified: false })
  expect(await read(20 * MINUTE, { getUser })).toMatchObject({ name: 'Asha', email: 'asha@example.com' })
})

it('a plan that was taken out of the bag is no order', async () => {
  await storeDocuments(target, { 'users/asha': record })
  expect(await read(MINUTE)).toBeNull()
})
