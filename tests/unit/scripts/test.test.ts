import { describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, judge } from '../../../scripts/local/suites'
import { planTests, withProject } from '../../../scripts/test'

describe('npm test', () => {
  it.each([
    ['all suites', [], ['types', 'lint', 'unit', 'rules', 'e2e'], []],
    ['the named ones, in the usual order', ['rules', 'unit'], ['unit', 'rules'], []],
    ['one with a filter', ['e2e', 'toasts', '--headed'], ['e2e'], ['toasts', '--headed']],
    ['what an option stands for', ['--hostile', '-x'], ['e2e'], ['hostile', '-x']],
  ])('runs %s', (_, args, names, filters) => {
    expect(planTests(args)).toMatchObject({ names, filters })
  })

  it('refuses an unknown suite, and a filter for several', () => {
    expect(() => planTests(['browser'])).toThrow('Suites: types, lint, unit, rules, e2e.')
    expect(() => planTests(['unit', 'rules', 'toasts'])).toThrow('needs a single suite')
  })

  it('uses Chromium unless a project is named', () => {
    expect(withProject(['keyboard'])).toEqual(['keyboard', '--project=chromium'])
    expect(withProject(['--project', 'webkit'])).toEqual(['--project', 'webkit'])
  })
})

describe('counting', () => {
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
})
