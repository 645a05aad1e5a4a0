import { expect, it } from 'vitest'
import { cases } from '@/data/collections/cases'
import type { Change } from '../../../../scripts/firestore/mirror'
import { describeEmptied } from '../../../../scripts/publish/plan'

it.each([
  [1, 1, []],
  [1, 2, []],
  [2, 4, []],
  [2, 2, ['2 of 2 in cases']],
  [3, 5, ['3 of 5 in cases']],
])('removing %i of %i cases', (removed, all, described) => {
  const documents = Array.from({ length: all }, (_, index) => {
    const id = String(index)
    return { id, path: `cases/${id}`, fields: {}, createdAt: '', updatedAt: '' }
  })
  const stored = new Map(documents.map((one) => [one.id, one]))
  const changes: Change[] = documents
    .slice(0, removed)
    .map((one) => ({ collection: cases, id: one.id, file: null, stored: one }))
  expect(describeEmptied(changes, new Map([[cases, stored]]))).toEqual(described)
})
