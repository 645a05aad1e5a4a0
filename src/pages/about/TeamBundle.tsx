import type { ReactNode } from 'react'
import { ribbons } from '@/components/courseGeometry'
import type { Position } from '@/lib/positions'
import styles from './TeamBundle.module.css'

/** The ground on which everyone stands: the bundle turns back below each row of portraits. */
export function TeamBundle({ children }: { children: ReactNode }) {
  return (
    <div className={`frame ${styles.bundle}`}>
      <div className={styles.turn}>
        <Ribbons className={styles.begin} />
        <Stop />
      </div>
      <div className={styles.along}>{children}</div>
    </div>
  )
}

/** A dot on the ribbon of a practice, or a bar across all three for someone who works for all. */
export function Stop({ practice }: { practice?: Position | undefined }) {
  return <i className={styles.stop} data-practice={practice} aria-hidden="true" />
}

export function Ribbons({ className }: { className: string | undefined }) {
  return ribbons.map(({ practice }) => (
    <i key={practice} className={className} data-practice={practice} aria-hidden="true" />
  ))
}
