import type { Plan } from 'virtual:content/plans'
import { Prices } from '@/components/Prices'
import { widthOf } from '@/lib/text'
import styles from './PlanOffer.module.css'

/** Longer prices, such as ₦12,500,000, do not fit a column in the large size. */
const MAX_LARGE_PRICE = 9
const isLong = (price: string) => widthOf(price) > MAX_LARGE_PRICE

export function PlanOffer({ plan: { prices, period, desc } }: { plan: Plan }) {
  return (
    <div className={`${styles.offer} from-top`}>
      {prices.length > 0 && (
        <p className={styles.price} data-long={prices.some(isLong) || undefined}>
          <b>
            <Prices prices={prices} />
          </b>{' '}
          {period && <span className="muted">{period}</span>}
        </p>
      )}
      <p className={styles.desc} data-more="">
        {desc}
      </p>
    </div>
  )
}
