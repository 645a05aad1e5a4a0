import { readFileSync } from 'node:fs'
import { plans } from 'virtual:content/plans'
import { expect, it } from 'vitest'
import { readRules, withPlans } from '../../../../scripts/firestore/rules'

const source = readFileSync('firestore.rules', 'utf8')

it('the rules accept orders for the plans of the content folder, and for no others', () => {
  const rules = readRules()
  for (const { id, title } of plans) expect(rules).toContain(`'${id}': '${title}'`)
  expect(source).not.toContain(`'${plans[0]?.id}'`)
})

it('a title can contain any character', () => {
  const written = withPlans(source, [{ id: 'one', title: "The owner's \\ plan" }])
  expect(written).toContain("'one': 'The owner\\'s \\\\ plan'")
})
