import { describe, expect, it } from 'vitest'
import { addUp, countExit, countPlaywright, countVitest } from '../../../../scripts/testing/reports'

const vitest = (passed: number, failed = 0, pending = 0, todo = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: todo,
})
const stats = (expected: number, unexpected = 0, flaky = 0, skipped = 0) => ({
  stats: { expected, unexpected, flaky, skipped },
  errors: [],
})

describe('counting a Vitest report', () => {
  it('uses its own numbers', () => {
    expect(countVitest(vitest(3, 1), 1)).toMatchObject({ passed: 3, failed: 1 })
  })

  it('counts skipped tests as failed', () => {
    const count = countVitest(vitest(1, 0, 2, 1), 0)
    expect(count).toEqual({ passed: 1, failed: 3, remarks: ['3 skipped, which counts as failed'] })
  })

  it('counts a run without tests as a failure', () => {
    expect(countVitest(vitest(0), 0)).toMatchObject({ passed: 0, failed: 1 })
  })

  it.each([
    ['cannot load a file or crashes after all tests passed', 1],
    ['is killed', null],
  ])('counts a runner that %s as a failure', (_, code) => {
    expect(countVitest(vitest(2), code)).toMatchObject({ passed: 2, failed: 1 })
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
