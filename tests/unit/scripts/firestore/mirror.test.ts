import { expect, it, vi } from 'vitest'
import { team } from '@/data/collections/team'
import { type Change, writeChanges } from '../../../../scripts/firestore/mirror'
import type { Target } from '../../../../scripts/firestore/target'
import { shutdown } from '../../../../scripts/local/shutdown'

it('a stopped publish finishes its open transaction, and begins no other', async () => {
  const begun: (() => void)[] = []
  const runTransaction = vi.fn(() => new Promise<void>((resolve) => void begun.push(resolve)))
  const target = { projectId: 'agency-site', database: { runTransaction } } as unknown as Target
  const changes = Array.from(
    { length: 150 },
    (_, index): Change => ({
      ...{ collection: team, id: `member-${index}`, file: { name: 'Asha' }, stored: null },
    }),
  )
  void writeChanges(target, changes)
  let isStopped = false
  const stopped = shutdown().then(() => {
    isStopped = true
  })
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  begun[0]?.()
  await stopped
  await new Promise(setImmediate)
  expect(runTransaction).toHaveBeenCalledOnce()
})
