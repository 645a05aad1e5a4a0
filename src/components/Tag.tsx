import type { ReactNode } from 'react'
import type { Position } from '@/lib/positions'
import styles from './Tag.module.css'

type TagProps = {
  practice?: Position | undefined
  /** `flag` is the filled corner of a cell, `line` the marker beside a label. */
  variant?: 'line' | 'flag' | undefined
  children: ReactNode
}

export function Tag({ practice, variant = 'line', children }: TagProps) {
  return (
    <span className={styles[variant]} data-practice={practice}>
      {children}
    </span>
  )
}
