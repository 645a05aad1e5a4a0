import { lowestPrices } from 'virtual:content/lowestPrices'
import { planLink } from 'virtual:content/planLink'
import type { Practice } from '@/content/practices'
import { Prices } from './Prices'

/** What a link to the plans says: 'Plans from $95 a month'. */
export function PlansFrom({ practice = 'all' }: { practice?: Practice | 'all' }) {
  const lowest = lowestPrices[practice]
  if (!lowest) return planLink.all
  return (
    <>
      {planLink.from} <Prices prices={lowest.prices} /> {lowest.period}
    </>
  )
}
