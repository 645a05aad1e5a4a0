import { bagWords } from 'virtual:words/bag'
import { navigationWords } from 'virtual:words/navigation'
import { useBag } from '@/auth/BagContext'
import { useOrders } from '@/auth/useOrders'
import { Icon } from '@/components/Icon'
import { writeDigits } from '@/lib/dates'
import styles from './BagCount.module.css'

/** In the bar of a phone: how many plans are in the bag, if this visit has read it. */
export function BagCount() {
  const bag = useBag()
  const count = useOrders({ enabled: false }).items?.length ?? 0
  if (count === 0) return null
  return (
    <button type="button" className={`${styles.count} line label screen-only`} onClick={bag.open}>
      <Icon name="bag" />
      <span key={count} aria-hidden="true">
        {writeDigits(count)}
      </span>
      <span className="visually-hidden">
        {navigationWords.bag} <span key={count}>{bagWords.count({ count })}</span>
      </span>
    </button>
  )
}
