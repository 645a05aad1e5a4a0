import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plans } from '@/content/plans'
import { withPlans } from '../../../../scripts/content/planRules.mjs'

const rules = readFileSync('firestore.rules', 'utf8')

it('firestore.rules knows the plans of the site: else run node scripts/content/planRules.mjs', () => {
  expect(withPlans(rules, plans)).toBe(rules)
})

it('a title may hold any character', () => {
  const written = withPlans(rules, [{ id: 'one', title: "The owner's \\ plan" }])
  expect(written).toContain("'one': 'The owner\\'s \\\\ plan'")
  expect(written).not.toContain('Site Care')
})

it('says when its place is lost', () => {
  expect(() => withPlans('', plans)).toThrow('place for the plans')
})
