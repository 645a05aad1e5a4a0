import { describe, expect, it } from 'vitest'
import { loadReport } from '../../../../scripts/load/report.mjs'
import { Tally, within } from '../../../../scripts/load/tally.mjs'

const SECONDS = 10

function run({ requests = 200, slow = 0, errors = 0, sent = 20, lost = 0 }) {
  const tally = new Tally()
  const took = (index: number) => (index < slow ? 900 : 20)
  tally.answers = Array.from({ length: requests }, (_, index) => ({ kind: 'page', took: took(index) }))
  tally.errors = Array.from({ length: errors }, () => 'page: 500')
  const keys = Array.from({ length: sent }, (_, index) => `key-${index}`)
  return loadReport({
    ...{ tally, visitors: 5, took: SECONDS, lost: keys.slice(0, lost) },
    written: { sent: new Set(keys), subscribed: new Set() },
  })
}

describe('the report of a load', () => {
  it('says what was held, with its figures', () => {
    const { isHeld, text } = run({})
    expect(isHeld).toBe(true)
    expect(text).toContain('- 20.0 requests a second')
    expect(text).toContain('| page | 200 | 20 ms | 20 ms | 20 ms |')
  })

  it.each([
    ['too few requests', { requests: 99 }],
    ['too many slow answers', { slow: 11 }],
    ['an error', { errors: 1 }],
    ['something lost', { lost: 1 }],
    ['nothing sent', { sent: 0 }],
  ])('is not held with %s', (_, what) => {
    expect(run(what).isHeld).toBe(false)
  })

  it('bears with a few slow answers', () => {
    expect(run({ slow: 10 }).isHeld).toBe(true)
  })

  it('finds the time within which a share came', () => {
    expect(within([1, 2, 3, 4], 0.5)).toBe(2)
    expect(within([1, 2, 3, 4], 1)).toBe(4)
    expect(within([], 0.95)).toBe(0)
  })
})
