import { object, string } from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readAll } from '@/data/documents'

const { getDocs } = vi.hoisted(() => ({ getDocs: vi.fn() }))

vi.mock('@/data/firestore', () => ({ firestore: {} }))
vi.mock('firebase/firestore/lite', () => ({
  getDocs,
  collection: (_: unknown, path: string) => path,
  documentId: () => '__name__',
  orderBy: () => ({}),
  limit: (count: number) => ({ limit: count }),
  startAfter: (after: string) => ({ after }),
  query: (_: string, ...parts: object[]) => Object.assign({}, ...parts),
}))

const schema = object({ id: string(), name: string() })
type Query = { limit: number; after?: string }

/** Answers queries from documents `0000`, `0001`, … */
function store(count: number, fields: object = { name: 'x' }) {
  const ids = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'))
  getDocs.mockImplementation(async ({ limit, after = '' }: Query) => ({
    docs: ids
      .filter((id) => id > after)
      .slice(0, limit)
      .map((id) => ({ id, data: () => fields })),
  }))
}

beforeEach(() => void getDocs.mockReset())

describe('a whole collection', () => {
  it.each([
    [0, 1],
    [199, 1],
    [200, 2],
    [450, 3],
  ])('of %i documents is read in pages of 200', async (count, requests) => {
    store(count)
    const { ok, value } = await readAll('team', schema)
    expect(ok).toBe(true)
    expect(new Set(value.map(({ id }) => id)).size).toBe(count)
    expect(getDocs).toHaveBeenCalledTimes(requests)
  })

  it('is a failed load when none of its documents parses', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    store(2, { name: 7 })
    expect(await readAll('team', schema)).toMatchObject({ ok: false, value: [] })
    expect(log.mock.calls.map(([message]) => message)).toEqual([
      expect.stringMatching(/^Skipped team\/0000/),
      expect.stringMatching(/^Skipped team\/0001/),
      'Could not read team',
    ])
  })

  it('is a failed load when a later page fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    store(300)
    const answer = getDocs.getMockImplementation()
    getDocs.mockImplementationOnce(answer ?? (() => {})).mockRejectedValueOnce(new Error('offline'))
    expect(await readAll('team', schema)).toMatchObject({ ok: false, value: [] })
  })
})
