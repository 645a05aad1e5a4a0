import type { Practice } from '@/content/practices'
import styles from './StreamJoin.module.css'

export type StreamJoinProps = {
  practice: Practice
  /** The horizontal position of the bend. Vary it between sections. */
  place?: 'near' | 'middle' | 'far' | undefined
  /** The side it starts from. */
  side?: 'left' | 'right' | undefined
}

/** A ribbon that makes an S-bend between two sections. */
export function StreamJoin({ practice, place = 'middle', side = 'left' }: StreamJoinProps) {
  return (
    <div
      className={styles.join}
      data-practice={practice}
      data-place={place}
      data-side={side}
      aria-hidden="true"
    >
      <i className={styles.above} />
      <i className={styles.below} />
    </div>
  )
}
