import { lowestPrices, planPrices } from '@/content/planPrices'
import type { Practice } from '@/content/practices'
import { Prices } from './Prices'

/** What a link to the plans says: 'Plans from $95 a month'. */
export function PlansFrom({ practice = 'all' }: { practice?: Practice | 'all' }) {
  const lowest = lowestPrices[practice]
  if (!lowest) return planPrices.list
  return (
    <>
      {planPrices.from} <Prices prices={lowest.prices} /> {lowest.period}
    </>
  )
}
