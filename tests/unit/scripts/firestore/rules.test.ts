import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withPlans } from '../../../../scripts/firestore/rules'

it('a title can contain any character', () => {
  const rules = readFileSync('firestore.rules', 'utf8')
  const written = withPlans(rules, [{ id: 'one', title: "The owner's \\ plan" }])
  expect(written).toContain("'one': 'The owner\\'s \\\\ plan'")
})
