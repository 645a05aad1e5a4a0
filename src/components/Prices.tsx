import styles from './Prices.module.css'

/** All prices are in the HTML. CSS shows the one in the visitor's currency: see CurrencySwitch. */
export function Prices({ prices }: { prices: readonly string[] }) {
  return (
    <span className={styles.prices}>
      {prices.map((price) => (
        <span key={price}>{price} </span>
      ))}
    </span>
  )
}
