import { describe, expect, it } from 'vitest'
import { addUp, countExit, countPlaywright, countVitest } from '../../../../scripts/testing/reports'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})
const stats = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  errors: [],
})

describe('counting a Vitest report', () => {
  it('adds up the tests of all files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
    expect(countVitest({ testResults }, 1)).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts a file that cannot be loaded as a failure', () => {
    expect(countVitest({ testResults: [file('failed')] }, 1)).toMatchObject({ passed: 0, failed: 1 })
  })

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    const count = countVitest({ testResults: [file('passed', 'passed', status)] }, 0)
    expect(count).toEqual({ passed: 1, failed: 1, remarks: ['1 skipped, which counts as failed'] })
  })

  it('counts a run without tests as a failure', () => {
    expect(countVitest({ testResults: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('counts a runner that crashes after all tests passed as a failure', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    })
  })

  it('counts a killed runner as a failure', () => {
    expect(countVitest({ testResults: [file('passed', 'passed')] }, null).failed).toBe(1)
  })

  it('counts a missing report as a failure', () => {
    expect(countVitest(null, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('counting a Playwright report', () => {
  it('uses its own numbers', () => {
    expect(countPlaywright(stats(7, 2), 1)).toMatchObject({ passed: 7, failed: 2 })
  })

  it('counts skipped and flaky tests as failed', () => {
    expect(countPlaywright(stats(7, 0, 2, 3), 0)).toMatchObject({ passed: 7, failed: 5 })
  })

  it('counts an error outside the tests as a failure', () => {
    expect(countPlaywright({ ...stats(7), errors: [{}] }, 1)).toMatchObject({ passed: 7, failed: 1 })
  })

  it('counts a run without tests and a missing report as a failure', () => {
    expect(countPlaywright(stats(0), 0).failed).toBe(1)
    expect(countPlaywright(null, 0).failed).toBe(1)
  })
})

describe('the last line', () => {
  it('counts types and lint as one test each', () => {
    expect(countExit(0)).toMatchObject({ passed: 1, failed: 0 })
    expect(countExit(2)).toMatchObject({ passed: 0, failed: 1 })
    expect(countExit(null)).toMatchObject({ passed: 0, failed: 1 })
  })

  it('adds up the suites', () => {
    expect(addUp([countExit(0), countExit(1), countPlaywright(stats(3), 0)])).toEqual({
      passed: 4,
      failed: 1,
    })
  })
})
