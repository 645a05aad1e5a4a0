import type { ReactNode } from 'react'
import { ribbonPlaces } from '@/components/ribbonGeometry'
import type { Position } from '@/lib/positions'
import styles from './TeamRibbons.module.css'

/** The ground on which everyone stands: the ribbons turn back below each row of portraits. */
export function TeamRibbons({ children }: { children: ReactNode }) {
  return (
    <div className={`frame ${styles.ribbons}`}>
      <div className={styles.turn}>
        <RibbonRow className={styles.begin} />
        <Stop />
      </div>
      <div className={styles.along}>{children}</div>
    </div>
  )
}

/** A dot on the ribbon of a practice, or a bar across all for someone who works for all. */
export function Stop({ practice }: { practice?: Position | undefined }) {
  return <i className={styles.stop} data-practice={practice} aria-hidden="true" />
}

export function RibbonRow({ className }: { className: string | undefined }) {
  return ribbonPlaces.map(({ practice }) => (
    <i key={practice} className={className} data-practice={practice} aria-hidden="true" />
  ))
}
