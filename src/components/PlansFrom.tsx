import { lowestPrices } from 'virtual:content/lowestPrices'
import type { Practice } from '@/content/practices'
import { Prices } from './Prices'

/** What a link to the plans says: 'Plans from $95 a month'. */
export function PlansFrom({ practice = 'all' }: { practice?: Practice | 'all' }) {
  const lowest = lowestPrices[practice]
  if (!lowest) return 'Plans and prices'
  return (
    <>
      Plans from <Prices prices={lowest.prices} /> {lowest.period}
    </>
  )
}
