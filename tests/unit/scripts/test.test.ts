import { expect, it } from 'vitest'
import { countPlaywright, countVitest, judge } from '../../../scripts/local/suites'

it('uses the numbers of the runners', () => {
  expect(countVitest({ numPassedTests: 3, numTotalTests: 4 })).toEqual({ passed: 3, failed: 1 })
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4 })
})

it.each([
  ['has no report', null, 0, 1],
  ['runs nothing', { passed: 0, failed: 0 }, 0, 1],
  ['crashes after all tests passed', { passed: 2, failed: 0 }, 1, 1],
  ['is killed', { passed: 2, failed: 0 }, null, 1],
  ['reports failed tests', { passed: 2, failed: 3 }, 1, 3],
  ['succeeds', { passed: 2, failed: 0 }, 0, 0],
])('a runner that %s', (_, count, code, failed) => {
  expect(judge(count, code).failed).toBe(failed)
})

it('a change that no test imports is no failure, but a missing report is', () => {
  expect(judge({ passed: 0, failed: 0 }, 0, true).failed).toBe(0)
  expect(judge(null, 0, true).failed).toBe(1)
})
