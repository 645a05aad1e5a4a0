import { type ReactNode, useId } from 'react'
import styles from './AccountSection.module.css'

export type AccountSectionProps = { heading: string; children: ReactNode }

/** One row: heading on the left, controls on the right. */
export function AccountSection({ heading, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
