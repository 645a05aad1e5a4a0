import type { ReactElement } from 'react'
import type { ByPosition, Position } from '@/lib/positions'
import styles from './PracticeDrawing.module.css'

const MAX_PARTS = 4

export type PracticeDrawingProps = {
  practice: Position
  /** How many. */
  level: number
  className?: string | undefined
}

/** Windows, waves of a broadcast, or books. A larger plan has more of them. */
export function PracticeDrawing({ practice, level, className }: PracticeDrawingProps) {
  const parts = Array.from({ length: Math.min(level, MAX_PARTS) }, (_, part) => part)
  return (
    <svg
      className={className ? `${styles.drawing} ${className}` : styles.drawing}
      viewBox="0 0 128 72"
      width="128"
      height="72"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[practice](parts)}
    </svg>
  )
}

const drawings: ByPosition<(parts: number[]) => ReactElement> = {
  1: (parts) => (
    <>
      {parts.map((part) => (
        <path key={part} className={styles.cover} d={`M${2 + part * 22} ${26 - part * 8}h56v44h-56zv10h56`} />
      ))}
      <path
        className={styles.field}
        d={`M${10 + (parts.length - 1) * 22} ${44 - (parts.length - 1) * 8}h22v18h-22z`}
      />
    </>
  ),
  2: (parts) => (
    <>
      <path className={styles.field} d="M2 26h14v20h-14z" />
      <path d="M16 26L44 10V62L16 46zM8 46L14 68H24L19 47.7" />
      {parts.map((part) => (
        <path
          key={part}
          d={`M${56 + part * 16} ${20 - part * 6}A${20 + part * 8} ${20 + part * 8} 0 0 1 ${56 + part * 16} ${52 + part * 6}`}
        />
      ))}
    </>
  ),
  3: (parts) => (
    <>
      {parts.map((part) => (
        <path
          key={part}
          d={`M${2 + (part % 2) * 8} ${54 - part * 17}h92v16h-92zM${66 + (part % 2) * 8} ${62 - part * 17}h20`}
        />
      ))}
      {parts.map((part) => (
        <path key={part} className={styles.field} d={`M${2 + (part % 2) * 8} ${54 - part * 17}h24v16h-24z`} />
      ))}
    </>
  ),
}
