import { describe, expect, it } from 'vitest'
import { planTests, withProject } from '../../../scripts/test'
import { countPlaywright, countVitest, judge } from '../../../scripts/testing/suites'

describe('the suites that npm test runs', () => {
  it('are all of them, or those that are named, in the usual order', () => {
    expect(planTests([])).toMatchObject({ names: ['types', 'lint', 'unit', 'rules', 'e2e'], filters: [] })
    expect(planTests(['rules', 'unit']).names).toEqual(['unit', 'rules'])
  })

  it('get the filter after a single name', () => {
    const { names, filters } = planTests(['e2e', 'toasts', '--headed'])
    expect({ names, filters }).toEqual({ names: ['e2e'], filters: ['toasts', '--headed'] })
  })

  it('must exist, and only a single suite takes a filter', () => {
    expect(() => planTests(['browser'])).toThrow('Suites: types, lint, unit, rules, e2e.')
    expect(() => planTests(['unit', 'rules', 'toasts'])).toThrow('needs a single suite')
  })

  it('use Chromium unless a project is named', () => {
    expect(withProject(['keyboard', '-g', 'drawer'])).toContain('--project=chromium')
    expect(withProject(['--project=firefox'])).toEqual(['--project=firefox'])
    expect(withProject(['--project', 'webkit'])).toEqual(['--project', 'webkit'])
  })

  it('are replaced by an option', () => {
    expect(planTests(['--shots', '-g', '/plans'])).toEqual({
      names: ['e2e'],
      filters: ['--project=measure', 'shots', '-g', '/plans'],
      env: { CONTENT_DIR: 'content' },
    })
  })
})

describe('counting', () => {
  it('uses the numbers of the runners', () => {
    expect(countVitest({ numPassedTests: 3, numTotalTests: 4 })).toEqual({ passed: 3, failed: 1 })
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4 })
  })

  it.each([
    ['has no report', null, 0],
    ['runs nothing', { passed: 0, failed: 0 }, 0],
    ['crashes after all tests passed', { passed: 2, failed: 0 }, 1],
    ['is killed', { passed: 2, failed: 0 }, null],
  ])('fails a runner that %s', (_, count, code) => {
    expect(judge(count, code).failed).toBe(1)
  })

  it('accepts success, and adds nothing to failed tests', () => {
    expect(judge({ passed: 2, failed: 0 }, 0)).toEqual({ passed: 2, failed: 0 })
    expect(judge({ passed: 2, failed: 3 }, 1)).toEqual({ passed: 2, failed: 3 })
  })
})
