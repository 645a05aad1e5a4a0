import { expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { findAllowLines, readConditions } from './coverage'
import { readRules } from './environment'

// vitest.config.ts runs this file after all the other rules tests.
const rules = await readRules()
const conditions = await readConditions(rules)
const allowLines = findAllowLines(rules)

it('lets guests read single documents of the public collections only', () => {
  const unconditional = allowLines.filter(({ isUnconditional }) => isUnconditional)
  expect(unconditional.map(({ text }) => text)).toEqual(collections.map(() => 'allow get: if true;'))
})

it('is tested with every allow line allowing and denying', () => {
  for (const { line, text, start } of allowLines.filter(({ isUnconditional }) => !isUnconditional)) {
    const condition = conditions.find((one) => one.start === start)
    expect(condition?.allowed, `line ${line} never allowed: ${text}`).toBeGreaterThan(0)
    expect(condition?.denied, `line ${line} never denied: ${text}`).toBeGreaterThan(0)
  }
})

it('is tested with every condition true and false', () => {
  const oneSided = conditions.filter(({ allowed, denied }) => allowed === 0 || denied === 0)
  expect(oneSided.map(({ line, text }) => `${line}: ${text}`)).toEqual([])
})
