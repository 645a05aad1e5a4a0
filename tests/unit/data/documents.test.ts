import { object, string } from 'valibot'
import { expect, it, vi } from 'vitest'
import { mergeInto, readAll, readIds, readIdsWithData, readOne } from '@/data/documents'
import { type Row, stubDocument, stubFirestore, stubWrites } from '../../stubFirestore'

const schema = object({ id: string(), name: string() })
const named = { name: { stringValue: 'x' } }

/** Stores documents `0000`, `0001`, … */
function store(count: number, fields: Row['fields'] = named) {
  const ids = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))
  return stubFirestore(({ limit, startAt }) => {
    const after = startAt?.values[0]?.referenceValue?.split('/').at(-1) ?? ''
    return ids
      .filter((id) => id > after)
      .slice(0, limit)
      .map((id) => ({ id, fields }))
  })
}

it.each([0, 199, 200, 450])('a whole collection of %i documents is read in pages of 200', async (count) => {
  const queries = store(count)
  const all = await readAll('team', schema)
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  expect(queries).toHaveBeenCalledTimes(Math.floor(count / 200) + 1)
  expect(await readIds('team')).toHaveLength(count)
  expect(await readIdsWithData('team', schema)).toEqual(all.map((data) => ({ id: data.id, data })))
})

it('a whole collection is a failed load when none of its documents parses', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  store(2, { name: { integerValue: 7 } })
  await expect(readAll('team', schema)).rejects.toThrow('No document in team could be parsed')
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    expect.stringMatching(/^Skipped team\/0000/),
    expect.stringMatching(/^Skipped team\/0001/),
  ])
})

it('a whole collection is a failed load when a later page fails', async () => {
  const queries = store(300)
  const firstPage = queries.getMockImplementation() ?? (() => [])
  queries.mockImplementationOnce(firstPage).mockRejectedValueOnce(new Error('offline'))
  await expect(readAll('team', schema)).rejects.toThrow('offline')
})

it('a write that merges into a sub-collection names the fields that it changes, and so keeps the others', async () => {
  const writes = stubWrites()
  await mergeInto('users', 'asha', 'orders', 'site-care', { plan: 'Site Care' })
  const [path, fields, write] = writes.mock.calls[0] ?? []
  expect(path).toBe('users/asha/orders/site-care')
  expect(fields).toEqual({ plan: { stringValue: 'Site Care' } })
  expect(write?.updateMask).toEqual({ fieldPaths: ['plan'] })
})

it('a missing document is null, and the console says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubDocument(null)
  expect(await readOne('team', 'missing', schema)).toBeNull()
  expect(warn).toHaveBeenCalledExactlyOnceWith('Document does not exist', 'team/missing')
})
