import styles from './Prices.module.css'

/**
 * All prices are in the HTML. CSS shows the one in the visitor's currency: see CurrencySwitch. Without scripts, that is the
 * owner's first.
 */
export function Prices({ prices }: { prices: readonly string[] }) {
  return (
    <span className={styles.prices}>
      {prices.map((price) => (
        <span key={price}>{price} </span>
      ))}
    </span>
  )
}
