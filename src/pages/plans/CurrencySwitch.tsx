import { site } from 'virtual:content/site'
import { planLabels } from '@/content/planPage'
import { useCurrency } from '@/hooks/useCurrency'
import styles from './CurrencySwitch.module.css'

export function CurrencySwitch() {
  const { chosen, choose } = useCurrency()
  if (site.priceCurrencies.length === 0) return null
  return (
    <fieldset className={styles.currencies}>
      <legend className="visually-hidden">{planLabels.currency}</legend>
      {site.priceCurrencies.map((code, position) => (
        <label key={code} className={styles.currency}>
          <input
            type="radio"
            name="currency"
            value={code}
            checked={position === chosen}
            onChange={() => choose(position)}
          />
          {code}
        </label>
      ))}
    </fieldset>
  )
}
