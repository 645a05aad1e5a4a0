import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import * as targets from '../../../../scripts/firestore/target'
import { waitForIndexes } from '../../../../scripts/publish/firebase'

vi.mock('node:timers/promises')
vi.mock('../../../../scripts/lib/log', () => ({
  step: (_: string, task: (note: unknown) => unknown) => task(() => {}),
}))

const MINUTE = 60_000 // ms

let now: number
let states: string[]

beforeEach(() => {
  now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.mocked(wait).mockImplementation(async (duration = 0) => {
    now += duration
  })
  vi.spyOn(targets, 'readAccessToken').mockImplementation(async () => `read at ${now}`)
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    // A token can expire during the wait.
    expect(headers.Authorization).toBe(`Bearer read at ${now}`)
    if (now > 19 * MINUTE && states.at(-1) === 'late') states = ['READY']
    return Response.json({
      indexes: states.map((state) => ({ state: state === 'late' ? 'CREATING' : state })),
    })
  })
})

it('waits until every index is ready', async () => {
  states = ['READY', 'late']
  await waitForIndexes('agency-site')
  expect(now).toBeGreaterThan(19 * MINUTE)
})

it.each([
  ['CREATING', 'not ready after 20 minutes', 20 * MINUTE],
  ['NEEDS_REPAIR', 'cannot be built (NEEDS_REPAIR)', 0],
  ['STATE_UNSPECIFIED', 'cannot be built', 0],
])('stops with what to do if an index stays %s', async (state, words, after) => {
  states = ['READY', state]
  await expect(waitForIndexes('agency-site')).rejects.toThrow(words)
  expect(now).toBeGreaterThanOrEqual(after)
})
