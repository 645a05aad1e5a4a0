// Texts that are composed once, when the site is built, from the owner's data. Pages only get the results.

import { type Practice, practiceIds } from './practices.ts'

const NUMBERS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** 'India, Nepal and the USA' */
export function formatList(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last
}

/** Follows a price of zero. */
export function currencyNote(currencies: readonly string[]): string {
  if (currencies.length === 1) return `in ${currencies[0]}`
  return `in ${currencies.slice(0, -1).join(', ')} or ${currencies.at(-1)}`
}

export function introducePlans(
  plans: readonly { practice: Practice; period: string }[],
  isSample: boolean,
): string {
  const [count = 0, ...others] = practiceIds.map(
    (practice) => plans.filter((plan) => plan.practice === practice).length,
  )
  const number = others.every((other) => other === count) ? NUMBERS[count] : undefined
  const title = number ? `${number} ${count === 1 ? 'plan' : 'plans'} from each practice` : 'All plans'
  // A plan with a text instead of a price has no period.
  const periods = new Set(plans.map(({ period }) => period).filter(Boolean))
  const isMonthly = periods.size === 1 && periods.has('a month')
  return [
    `${title}, side by side.`,
    ...(isSample ? ['These are sample prices.'] : []),
    ...(isMonthly ? ['You can stop at the end of any month.'] : []),
  ].join(' ')
}
