import type { ReactNode } from 'react'
import { ribbons } from '@/components/courseGeometry'
import styles from './TeamBundle.module.css'

/** The ground on which everyone stands: the bundle turns back below each row of portraits. */
export function TeamBundle({ children }: { children: ReactNode }) {
  return (
    <div className={`frame ${styles.bundle}`}>
      <div className={styles.turn}>
        <Ribbons className={styles.begin} />
      </div>
      <div className={styles.along}>{children}</div>
    </div>
  )
}

export function Ribbons({ className }: { className: string | undefined }) {
  return ribbons.map(({ practice }) => (
    <i key={practice} className={className} data-practice={practice} aria-hidden="true" />
  ))
}
