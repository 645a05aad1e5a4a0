import * as v from 'valibot'
import { drawingName } from './drawings.ts'
import { practiceId, sharePractice } from './practices.ts'
import { findWrongCurrencies, hasOtherPrices, otherPrices, price } from './priceFields.ts'
import { different, flag, issuePath, lines, list, optionalText, sample, slug, text } from './valueSchemas.ts'

/** The name of a service's file, in a file that names one. */
export const serviceName = (services: readonly string[]) =>
  v.pipe(
    text(),
    v.check(
      (name) => services.includes(name),
      `the name of a file in content/services, without .md: ${services.join(', ') || 'there is none yet'}`,
    ),
  )

type Named = { practices: readonly string[]; drawings: readonly string[]; services: readonly string[] }

const planSchema = ({ practices, drawings, services }: Named) =>
  v.strictObject({
    /** Also the order's id, so each plan can be ordered once. Never reuse an id for another plan. */
    id: v.pipe(
      slug(60, 'site-care'),
      v.metadata({
        hint: 'The name of the order: lower-case letters from a to z, digits and hyphens. Never change or reuse it.',
      }),
    ),
    practice: practiceId(practices),
    drawing: v.optional(drawingName(drawings)),
    title: text(80),
    desc: v.pipe(text(400), v.metadata({ label: 'Description' })),
    /** Whom it is for, in one line. */
    suits: v.optional(v.pipe(text(100), v.metadata({ label: 'Who it is for' }))),
    /** The owner's mark on one plan of a practice. */
    mostChosen: flag,
    /** A number is in the first currency of site.yaml, a text is shown as it is. */
    price,
    /** Prices are never converted, so each other currency of site.yaml has its own. */
    otherPrices,
    /** Required if the price is a number. */
    period: optionalText(40),
    /** Null: not included. All plans of a practice show the same rows, in the order in which they come first. */
    features: lines(v.nullable(text(60)), 'one line per feature, as "label: value"'),
    notIncluded: v.optional(list(text(100)), []),
    /** Their pages name the plans that contain them. */
    services: v.pipe(
      v.optional(list(serviceName(services)), []),
      v.metadata({
        hint: 'The services that the plan contains, by the ends of their addresses, such as web-development. Their pages name the plan.',
      }),
    ),
  })

const plansFile = (named: Named) =>
  v.strictObject({
    sample: sample('While it is on, the live site shows no prices.'),
    plans: v.pipe(list(planSchema(named)), different('id')),
    /** Below the plans. */
    questions: v.optional(list(v.strictObject({ question: text(200), answer: text(600) })), []),
  })

export type PlansFile = v.InferOutput<ReturnType<typeof plansFile>>

/**
 * content/plans.yaml. The handbook describes each field. The prices of a practice are in every currency of site.yaml, or all
 * in the first. A currency without any price would mislead in the texts that name the currencies.
 */
export function plansSchema(
  currencies: readonly string[],
  { practices = [], drawings = [], services = [] }: Partial<Named> = {},
) {
  const others = currencies.slice(1)
  return v.pipe(
    plansFile({ practices, drawings, services }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { plans } = dataset.value
      // A text is shown as it is, without what only a number needs.
      const numbered = plans.filter(({ price }) => typeof price === 'number')
      if (others.length > 0 && numbered.length > 0 && !numbered.some(hasOtherPrices)) {
        const names = others.join(' and ')
        const message = `write a price in ${names} as otherPrices, or remove ${names} from the currencies of site.yaml.`
        addIssue({ message, path: issuePath('plans') })
      }
      for (const plan of numbered) {
        const index = plans.indexOf(plan)
        const neighbours = numbered.filter(sharePractice(practices, plan))
        const wrong = findWrongCurrencies(plan, neighbours, currencies)
        if (wrong) addIssue({ message: wrong, path: issuePath('plans', index, 'price') })
        if (plan.period) continue
        const message = 'every price in numbers needs one: write a line "period: a month".'
        addIssue({ message, path: issuePath('plans', index, 'period') })
      }
    }),
  )
}
