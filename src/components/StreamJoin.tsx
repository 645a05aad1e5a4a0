import type { Practice } from '@/content/practices'
import styles from './StreamJoin.module.css'

export type StreamJoinProps = {
  practice: Practice
  /** Where along the width it bends. Vary it: the join must not become a habit. */
  place?: 'near' | 'middle' | 'far' | undefined
  /** The side it comes down from. */
  side?: 'left' | 'right' | undefined
}

/** One stream crosses the page and makes an S-bend between two sections. */
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
