import { describe, expect, it } from 'vitest'
import {
  changedFields,
  fromFirestoreValue,
  toFirestoreFields,
} from '../../../../scripts/content/firestoreValue'

describe('Firestore values', () => {
  it('encode each kind of content and decode to the same value', () => {
    const fields = {
      text: 'a',
      flag: false,
      rank: 3,
      share: 0.5,
      date: new Date('2026-11-14T12:00:00Z'),
      tags: ['a', 'b'],
    }
    const encoded = toFirestoreFields(fields)
    const decoded = Object.entries(encoded).map(([name, value]) => [name, fromFirestoreValue(value)])
    expect(Object.fromEntries(decoded)).toEqual(fields)
  })

  it('are equal in whatever form the server writes them', () => {
    const ours = toFirestoreFields({ b: new Date('2026-11-14T12:00:00Z'), a: [], c: 'x' })
    const theirs = {
      a: { arrayValue: {} },
      c: { stringValue: 'x' },
      b: { timestampValue: '2026-11-14T12:00:00Z' },
    }
    expect(changedFields(ours, theirs)).toEqual([])
  })

  it.each([
    [{ a: '1' }, { a: 1 }],
    [{ b: 'x' }, { a: 'y', b: 'x' }],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
    [{ a: new Date(1000) }, { a: new Date(2000) }],
    [{ a: false }, {}],
  ])('%j and %j differ in "a"', (a, b) => {
    expect(changedFields(toFirestoreFields(a), toFirestoreFields(b))).toEqual(['a'])
  })
})
