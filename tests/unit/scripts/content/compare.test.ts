import { describe, expect, it } from 'vitest'
import { compare, fingerprint } from '../../../../scripts/content/compare'

describe('the state of a document', () => {
  it.each([
    ['same', { file: 'a', stored: 'a', mark: 'a' }],
    ['unmarked', { file: 'a', stored: 'a', mark: null }],
    ['unmarked', { file: 'a', stored: 'a', mark: 'x' }],
    ['added', { file: 'a', stored: null, mark: null }],
    ['changed', { file: 'b', stored: 'a', mark: 'a' }],
    ['removed', { file: null, stored: 'a', mark: 'a' }],
    ['edited', { file: 'a', stored: 'b', mark: 'a' }],
    ['edited', { file: 'c', stored: 'b', mark: 'a' }],
    ['edited', { file: 'a', stored: null, mark: 'a' }],
    ['edited', { file: null, stored: 'b', mark: 'a' }],
    ['edited', { file: 'a', stored: 'b', mark: null }],
    ['foreign', { file: null, stored: 'a', mark: null }],
  ])('is "%s" for %o', (state, fingerprints) => {
    expect(compare(fingerprints)).toBe(state)
  })

  it('does not depend on the order of fields or the format of a timestamp', () => {
    const ours = { a: { stringValue: 'x' }, b: { timestampValue: '2026-11-21T12:00:00.000Z' } }
    const theirs = { b: { timestampValue: '2026-11-21T12:00:00Z' }, a: { stringValue: 'x' } }
    expect(fingerprint(ours)).toBe(fingerprint(theirs))
    expect(fingerprint(null)).toBeNull()
  })
})
