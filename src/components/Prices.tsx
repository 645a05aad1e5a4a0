import { lowestPrices } from 'virtual:content/lowestPrices'
import { planLinks } from 'virtual:content/planLinks'
import type { Service } from 'virtual:content/services'
import { planLinkWords } from 'virtual:words/planLink'
import type { ReactNode } from 'react'
import styles from './Prices.module.css'
import { Sentence } from './Sentence'

type PricesProps = { prices: readonly string[]; write?: (price: string) => ReactNode }

/**
 * All prices are in the HTML. CSS shows the one in the visitor's currency: see CurrencySwitch. Without scripts, that is the
 * owner's first.
 */
export function Prices({ prices, write = (price) => price }: PricesProps) {
  return (
    <span className={styles.prices}>
      {prices.map((price, position) => (
        <span key={price}>
          {position > 0 && ' '}
          {write(price)}
        </span>
      ))}
    </span>
  )
}

/** What a link to the plans says: 'Plans from $95 a month'. */
export function PlansFrom({ practice = 'all' }: { practice?: string }) {
  const lowest = lowestPrices[practice]
  if (planLinks.practices.length === 0) return planLinkWords.prices
  if (!lowest) return planLinkWords.all
  return (
    <Sentence
      of={planLinkWords.from}
      links={{ price: <Prices prices={lowest.prices} />, period: lowest.period }}
    />
  )
}

/** 'from $95 a month' */
export function ServicePrice({ offer }: { offer: NonNullable<Service['offer']> }) {
  const { prices, isLowest, unit, amounts } = offer
  // A price in words.
  if (Object.keys(amounts).length === 0) return prices[0]
  return (
    <Sentence
      of={isLowest ? planLinkWords.serviceFrom : planLinkWords.servicePrice}
      links={{
        price: (
          <b>
            <Prices prices={prices} />
          </b>
        ),
        unit,
      }}
    />
  )
}
