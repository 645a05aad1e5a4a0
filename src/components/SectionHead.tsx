import type { ReactNode } from 'react'
import { Reveal } from './Reveal'
import styles from './SectionHead.module.css'

export type SectionHeadProps = {
  title: ReactNode
  level?: 1 | 2 | undefined
  /** For `<section aria-labelledby={id}>`. */
  id?: string | undefined
  /** One or two sentences at the right. */
  children?: ReactNode
}

export function SectionHead({ title, level = 2, id, children }: SectionHeadProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.head}>
      <Reveal from="left" className={styles.title}>
        <Heading id={id}>{title}</Heading>
      </Reveal>
      {children && (
        <Reveal from="right" className={styles.aside}>
          {children}
        </Reveal>
      )}
    </div>
  )
}
