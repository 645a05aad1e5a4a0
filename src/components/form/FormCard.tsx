import type { ReactNode } from 'react'
import styles from './FormCard.module.css'

/** The card of a page that only has a form. The ribbons fall from the top bar and turn in its head. */
export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`frame ${styles.place}`} data-short-page>
      <section className={styles.card}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          <svg
            viewBox="0 0 120 90"
            className={`${styles.ribbons} ribbons corner`}
            strokeWidth="12"
            aria-hidden="true"
          >
            <path data-practice="1" d="M10 -200V5A60 60 0 0 0 70 65H4000" />
            <path data-practice="2" d="M30 -200V5A40 40 0 0 0 70 45H4000" />
            <path data-practice="3" d="M50 -200V5A20 20 0 0 0 70 25H4000" />
          </svg>
        </header>
        <div className={`${styles.body} ${styles.parts}`}>{children}</div>
      </section>
    </div>
  )
}
