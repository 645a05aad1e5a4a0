import type { ReactNode } from 'react'
import styles from './FormCard.module.css'

export type FormCardProps = { heading: string; children: ReactNode }

/** The card of a page that only has a form, with three ribbons at its corner. */
export function FormCard({ heading, children }: FormCardProps) {
  return (
    <div className={`frame ${styles.place}`} data-short-page>
      <section className={styles.card}>
        <header className={styles.head}>
          <h1>{heading}</h1>
          <svg
            viewBox="0 0 120 90"
            className={`${styles.streams} streams`}
            strokeWidth="12"
            aria-hidden="true"
          >
            <path data-practice="1" d="M30 -20V5A40 40 0 0 0 70 45H125" />
            <path data-practice="2" d="M50 -20V5A20 20 0 0 0 70 25H125" />
            <path data-practice="3" d="M10 -20V5A60 60 0 0 0 70 65H125" />
          </svg>
        </header>
        <div className={`${styles.body} ${styles.parts}`}>{children}</div>
      </section>
    </div>
  )
}
