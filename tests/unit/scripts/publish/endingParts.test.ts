import { expect, it, vi } from 'vitest'
import { ALL_ON, type PartStates } from '../../../../scripts/content/parts/parts'
import * as documents from '../../../../scripts/firestore/documents'
import type { Target } from '../../../../scripts/firestore/target'
import { findEndingParts } from '../../../../scripts/publish/endingParts'

const OFF: PartStates = { accounts: 'off', bag: 'off', newsletter: 'off', search: 'off' }

/** A database with as many documents in each collection. */
function open(numbers: Record<string, number>, listUsers: () => Promise<unknown>): Target {
  const read = async (_: Target, name: string) => Array(numbers[name] ?? 0).fill({})
  vi.spyOn(documents, 'readAll').mockImplementation(read)
  vi.spyOn(documents, 'readGroup').mockImplementation(read)
  return { openAccounts: async () => ({ listUsers }) } as unknown as Target
}

const noUsers = async () => ({ users: [] })

it('names the parts that are off while their data is there', async () => {
  const target = open({ newsletter: 3, unsubscribe: 1, orders: 2 }, async () => ({ users: [{}, {}] }))
  const { names, lines } = await findEndingParts(target, OFF)
  expect(names).toEqual(['accounts', 'bag', 'newsletter'])
  expect(lines.map((line) => line.split('. ')[0])).toEqual([
    'accounts is off, but there is still data of it: 2 accounts',
    'bag is off, but there is still data of it: 2 documents in orders',
    'newsletter is off, but there is still data of it: 3 documents in newsletter and 1 document in unsubscribe',
  ])
})

it('reads nothing of parts that are on', async () => {
  expect(await findEndingParts(open({}, noUsers), ALL_ON)).toEqual({ names: [], lines: [] })
  expect(documents.readAll).not.toHaveBeenCalled()
})

it('says nothing of a database without such data, or a project that never had accounts', async () => {
  expect((await findEndingParts(open({}, noUsers), OFF)).names).toEqual([])
  const never = () => Promise.reject(new Error('auth/configuration-not-found'))
  expect((await findEndingParts(open({}, never), OFF)).names).toEqual([])
})
