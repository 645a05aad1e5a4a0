import * as v from 'valibot'
import { practiceIds } from '../../src/content/practices.ts'
import { flag, isUnique, list, text } from './fields.ts'

const plan = v.strictObject({
  id: v.pipe(
    text(60),
    v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, for example site-care'),
  ),
  practice: v.picklist(practiceIds, `one of ${practiceIds.join(', ')}`),
  title: text(80),
  desc: text(400),
  /** A number is shown in the first currency of site.yaml, a text as it is. */
  price: v.union([v.pipe(v.number(), v.minValue(0)), text(40)], 'a number, or a text such as on request'),
  period: text(40),
  features: v.record(v.string(), v.nullable(text(60)), 'one line per feature, as "label: value"'),
})

type PlanEntry = v.InferOutput<typeof plan>

/** content/plans.yaml. The handbook describes each field. */
export const plansSchema = v.strictObject({
  /** While it is true, the page says 'Sample prices.' */
  sample: flag,
  plans: v.pipe(
    list(plan),
    v.minLength(1, 'at least one plan'),
    v.check((plans) => isUnique(plans.map(({ id }) => id)), 'a different id for each plan'),
    v.check(isComparable, 'the same features in the same order for all plans of a practice'),
  ),
})

export type PlansFile = v.InferOutput<typeof plansSchema>

function isComparable(plans: PlanEntry[]): boolean {
  return practiceIds.every((practice) => {
    const own = plans.filter((one) => one.practice === practice)
    return new Set(own.map(({ features }) => Object.keys(features).join('\n'))).size <= 1
  })
}
