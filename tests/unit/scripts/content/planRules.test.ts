import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { plans } from '@/content/plans'
import { withPlans } from '../../../../scripts/content/planRules'

const rules = readFileSync('firestore.rules', 'utf8')

it('firestore.rules lists the plans of the site (if not, run npx tsx scripts/content/planRules.ts)', () => {
  expect(withPlans(rules, plans)).toBe(rules)
})

it('a title can contain any character', () => {
  const written = withPlans(rules, [{ id: 'one', title: "The owner's \\ plan" }])
  expect(written).toContain("'one': 'The owner\\'s \\\\ plan'")
  expect(written).not.toContain(plans[0]?.title)
})

it('names the lines that are missing from the rules', () => {
  expect(() => withPlans('', plans)).toThrow('// plans begin')
})
