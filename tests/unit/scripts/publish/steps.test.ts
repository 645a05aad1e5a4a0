import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readIndexStates } from '../../../../scripts/content/store'
import { waitForIndexes } from '../../../../scripts/publish/indexes'
import { planSteps, readOptions } from '../../../../scripts/publish/options'

const HOUR = 60 * 60_000 // ms
const backend = { origin: 'https://firestore.example', projectId: 'blue-otter', token: 'token' }
const project = ['--project', backend.projectId]

it.each([
  ['builds after everything that the build reads', project, 'indexes rules documents build hosting'],
  ['ends with the notifier', [...project, '--notifier'], 'indexes rules documents build hosting notifier'],
  ['deploys only the pages of a preview', [...project, '--preview', 'pr-12'], 'build preview'],
  ['only builds in a dry run', [...project, '--dry-run'], 'build'],
  ['only builds in a dry run of a preview', [...project, '--dry-run', '--preview', 'pr-12'], 'build'],
])('%s', (_, args, steps) => {
  expect(planSteps(readOptions(args)).join(' ')).toBe(steps)
})

describe('the wait for the indexes', () => {
  let states: string[]
  let requested: unknown

  beforeEach(() => {
    vi.useFakeTimers()
    states = ['READY', 'CREATING']
    vi.stubGlobal('fetch', async (url: string) => {
      requested = url
      return Response.json({ indexes: states.map((state) => ({ state })) })
    })
  })
  afterEach(() => void vi.useRealTimers())

  it('ends when all are ready', async () => {
    let isOver = false
    const waiting = waitForIndexes(() => readIndexStates(backend)).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(HOUR / 4)
    expect(isOver).toBe(false)
    const database = 'https://firestore.example/v1/projects/blue-otter/databases/(default)'
    expect(requested).toBe(`${database}/collectionGroups/-/indexes`)

    states = ['READY', 'READY']
    await vi.advanceTimersByTimeAsync(HOUR / 60)
    await waiting
  })

  it('gives up after half an hour', async () => {
    const waiting = expect(waitForIndexes(() => readIndexStates(backend))).rejects.toThrow(
      /run the command again/,
    )
    await vi.advanceTimersByTimeAsync(HOUR)
    await waiting
  })
})
