import { type ReactNode, useId } from 'react'
import styles from './AccountSection.module.css'

export type AccountSectionProps = { heading: string; children: ReactNode }

/** One row of the ledger: what it is about at the left, what can be done at the right. */
export function AccountSection({ heading, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
