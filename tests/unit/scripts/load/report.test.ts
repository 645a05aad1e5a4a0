import { describe, expect, it } from 'vitest'
import { loadReport, percentile } from '../../../../scripts/load/report'
import { RequestLog } from '../../../../scripts/load/visitor'

function run({ requests = 200, slow = 0, errors = 0, messages = 20, lost = 0 }) {
  const log = new RequestLog()
  log.completed = Array.from({ length: requests }, (_, index) => ({
    kind: 'page',
    duration: index < slow ? 900 : 20,
  }))
  log.errors = Array.from({ length: errors }, () => 'page: 500')
  const keys = (length: number) => Array.from({ length }, (_, index) => `key-${index}`)
  log.sent.contactMsg = keys(messages)
  return loadReport({ requests: log, visitors: 5, duration: 10, lost: keys(lost) })
}

describe('the report of a load test', () => {
  it('passes and gives the figures', () => {
    const { isPassed, text } = run({})
    expect(isPassed).toBe(true)
    expect(text).toContain('- 20.0 requests a second')
    expect(text).toContain('| page | 200 | 20 ms | 20 ms | 20 ms |')
  })

  it.each([
    ['too few requests', { requests: 99 }],
    ['too many slow responses', { slow: 11 }],
    ['an error', { errors: 1 }],
    ['something lost', { lost: 1 }],
    ['nothing sent', { messages: 0 }],
  ])('fails with %s', (_, change) => {
    expect(run(change).isPassed).toBe(false)
  })

  it('passes with a few slow responses', () => {
    expect(run({ slow: 10 }).isPassed).toBe(true)
  })

  it('computes percentiles', () => {
    expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
    expect(percentile([1, 2, 3, 4], 1)).toBe(4)
    expect(percentile([], 0.95)).toBe(0)
  })
})
