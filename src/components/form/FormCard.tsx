import { practices } from 'virtual:content/practices'
import type { ReactNode } from 'react'
import { middle, path, ribbonPlaces } from '@/components/ribbonGeometry'
import { ribbonSizes } from '@/lib/ribbonSizes'
import styles from './FormCard.module.css'

const sizes = ribbonSizes(practices.length)

/** How far each is from the middle of all. */
const ribbons = ribbonPlaces.map(({ practice, index }) => ({
  practice,
  offset: (index - middle) * 20 * sizes.pitch,
}))

/** The card of a page that only has a form. The ribbons fall from the top bar, turn in its head and meet its edge. */
export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`frame ${styles.place}`} data-short-page>
      <section className={styles.card}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          <svg
            viewBox="0 0 120 90"
            className={`${styles.ribbons} ribbons corner`}
            strokeWidth={15 * sizes.band}
            aria-hidden="true"
          >
            {ribbons.map(({ practice, offset }) => (
              <path
                key={practice}
                data-practice={practice}
                d={path`M${30 + offset} -200V5A${40 - offset} ${40 - offset} 0 0 0 70 ${45 - offset}H121`}
              />
            ))}
          </svg>
        </header>
        <div className={`${styles.body} ${styles.parts}`}>{children}</div>
      </section>
    </div>
  )
}
