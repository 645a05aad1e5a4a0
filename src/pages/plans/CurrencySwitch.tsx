import { site } from 'virtual:content/site'
import { useState } from 'react'
import { planLabels } from '@/content/labels'
import { useHydrated } from '@/hooks/useHydrated'
import { localStore } from '@/lib/storage'
import styles from './CurrencySwitch.module.css'

/**
 * A script in index.html sets the currency before the first paint, from the stored choice or the language, so the build
 * and hydration do not know it. CSS shows the prices in it.
 */
export function CurrencySwitch() {
  const [pressed, setPressed] = useState<number>()
  const isHydrated = useHydrated()
  const chosen = pressed ?? (isHydrated ? Number(document.documentElement.dataset.currency ?? 0) : -1)

  function choose(position: number) {
    document.documentElement.dataset.currency = String(position)
    localStore.set('currency', site.priceCurrencies[position] ?? '')
    setPressed(position)
  }

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
