import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './BesideRibbon.module.css'

type BesideRibbonProps = {
  practice: Position | undefined
  className?: string | undefined
  children: ReactNode
}

/** A text along the ribbon of its practice, which arrives from the right and ends in a station. Without one, the text alone. */
export function BesideRibbon({ practice, className = '', children }: BesideRibbonProps) {
  if (!practice) return <div className={className}>{children}</div>
  return (
    <div className={`${styles.text} ${className}`} data-practice={practice}>
      <i className={`${styles.ribbon} drawn`} aria-hidden="true" />
      <i className={styles.station} aria-hidden="true" />
      {children}
    </div>
  )
}
