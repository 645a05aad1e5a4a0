import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './Card.module.css'
import { Reveal } from './Reveal'

type CardGridProps = {
  /** Ribbons arrive from the side and end in the fields of the first row. */
  led?: boolean | undefined
  children: ReactNode
}

/** A grid of cells divided by hairlines, aligned with the text above: three columns, and fewer on narrow screens. */
export function CardGrid({ led, children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-led={led}>
      {children}
    </ul>
  )
}

type CardProps = {
  className?: string | undefined
  practice?: Position | undefined
  /** Content of the coloured field at the top of the cell. */
  field: ReactNode
  /** The label in the cell's corner. */
  flag?: ReactNode
  /** Slides up once when scrolled into view. The hairlines do not move. */
  entrance?: boolean | undefined
  children: ReactNode
}

export function Card({ className, practice, field, flag, entrance = false, children }: CardProps) {
  const content = (
    <article className={styles.content}>
      <div className={`${styles.field} centred`}>{field}</div>
      <div className={styles.text}>{children}</div>
    </article>
  )
  return (
    <li className={`${styles.card} ${className ?? ''}`} data-practice={practice}>
      {entrance ? (
        <Reveal from="below" className={styles.entrance}>
          {content}
        </Reveal>
      ) : (
        content
      )}
      {flag && <div className={`${styles.flag} corner`}>{flag}</div>}
    </li>
  )
}
