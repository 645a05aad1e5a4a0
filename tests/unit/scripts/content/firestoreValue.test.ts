import { describe, expect, it } from 'vitest'
import { sameFields, toFirestoreFields } from '../../../../scripts/content/firestoreValue.mjs'

describe('Firestore values', () => {
  it('write each kind of content in its own way', () => {
    const date = new Date('2026-11-14T12:00:00Z')
    expect(
      toFirestoreFields({ text: 'a', flag: false, rank: 3, share: 0.5, date, tags: ['a', 'b'] }),
    ).toEqual({
      text: { stringValue: 'a' },
      flag: { booleanValue: false },
      rank: { integerValue: '3' },
      share: { doubleValue: 0.5 },
      date: { timestampValue: '2026-11-14T12:00:00.000Z' },
      tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
    })
  })

  it('are the same however the server writes them', () => {
    const ours = toFirestoreFields({ b: new Date('2026-11-14T12:00:00Z'), a: [], c: 'x' })
    const theirs = {
      a: { arrayValue: {} },
      c: { stringValue: 'x' },
      b: { timestampValue: '2026-11-14T12:00:00Z' },
    }
    expect(sameFields(ours, theirs)).toBe(true)
  })

  it.each([
    [{ a: '1' }, { a: 1 }],
    [{ a: 'x' }, { a: 'x', b: 'y' }],
    [{ a: ['x', 'y'] }, { a: ['y', 'x'] }],
    [{ a: new Date(1000) }, { a: new Date(2000) }],
    [{ a: false }, {}],
  ])('%j and %j differ', (a, b) => {
    expect(sameFields(toFirestoreFields(a), toFirestoreFields(b))).toBe(false)
  })
})
