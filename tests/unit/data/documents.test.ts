import { expect, it } from 'vitest'
import { mergeInto } from '@/data/documents'
import { stubWrites } from '../../stubFirestore'

// No rule allows such a write yet. What else the data operations do is in tests/rules/readers.test.ts.

it('a write that merges into a sub-collection names the fields that it changes, and so keeps the others', async () => {
  const writes = stubWrites()
  await mergeInto('users', 'asha', 'orders', 'site-care', { plan: 'Site Care' })
  const [path, fields, write] = writes.mock.calls[0] ?? []
  expect(path).toBe('users/asha/orders/site-care')
  expect(fields).toEqual({ plan: { stringValue: 'Site Care' } })
  expect(write?.updateMask).toEqual({ fieldPaths: ['plan'] })
})
