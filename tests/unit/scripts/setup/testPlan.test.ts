import { describe, expect, it } from 'vitest'
import { planTests } from '../../../../scripts/setup/testPlan.mjs'

describe('which suites npm test runs', () => {
  it('is all of them without an argument', () => {
    expect(planTests([])).toEqual({ names: ['types', 'lint', 'unit', 'rules', 'e2e'], filters: [] })
  })

  it('is those that are named, in their usual order', () => {
    expect(planTests(['rules', 'unit']).names).toEqual(['unit', 'rules'])
  })

  it('hands on what follows a single name', () => {
    expect(planTests(['e2e', 'toasts', '--headed'])).toEqual({
      names: ['e2e'],
      filters: ['toasts', '--headed'],
    })
  })

  it('refuses a name it does not know, and a filter for two suites', () => {
    expect(() => planTests(['browser'])).toThrow('name some of types, lint, unit, rules, e2e')
    expect(() => planTests(['unit', 'rules', 'toasts'])).toThrow('single suite')
  })
})
