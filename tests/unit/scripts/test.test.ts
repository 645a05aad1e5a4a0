import { describe, expect, it } from 'vitest'
import { planTests, withProject } from '../../../scripts/test'

describe('the suites that npm test runs', () => {
  it('are all of them without an argument', () => {
    expect(planTests([])).toEqual({ names: ['types', 'lint', 'unit', 'rules', 'e2e'], filters: [] })
  })

  it('are those that are named, in the usual order', () => {
    expect(planTests(['rules', 'unit']).names).toEqual(['unit', 'rules'])
  })

  it('get the filter after a single name', () => {
    expect(planTests(['e2e', 'toasts', '--headed'])).toEqual({
      names: ['e2e'],
      filters: ['toasts', '--headed'],
    })
  })

  it('must exist, and only a single suite takes a filter', () => {
    expect(() => planTests(['browser'])).toThrow('Suites: types, lint, unit, rules, e2e.')
    expect(() => planTests(['unit', 'rules', 'toasts'])).toThrow('needs a single suite')
  })
})

describe('the browser of the browser tests', () => {
  it('is Chromium', () => {
    expect(withProject([])).toEqual(['--project=chromium'])
    expect(withProject(['keyboard', '-g', 'drawer'])).toEqual([
      'keyboard',
      '-g',
      'drawer',
      '--project=chromium',
    ])
  })

  it('is another if it is named', () => {
    const { filters } = planTests(['e2e', '--project=firefox', '--project=webkit'])
    expect(withProject(filters)).toEqual(['--project=firefox', '--project=webkit'])
    expect(withProject(['--project', 'webkit'])).toEqual(['--project', 'webkit'])
  })
})
