import styles from './Mark.module.css'

export type MarkProps = {
  /** Draws the three streams and their course once, like a pen. */
  animated?: boolean | undefined
  className?: string | undefined
}

/** Three streams, one course. */
export function Mark({ animated = false, className }: MarkProps) {
  return (
    <svg
      className={className ? `${styles.mark} ${className}` : styles.mark}
      data-animated={animated || undefined}
      viewBox="0 0 32 32"
      width="34"
      height="34"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.technical} pathLength="100" d="M5 2V10A11 11 0 0 0 16 21" />
      <path className={styles.ca} pathLength="100" d="M27 2V10A11 11 0 0 1 16 21" />
      <path className={styles.digital} pathLength="100" d="M16 2V20" />
      <path className={styles.course} pathLength="100" d="M16 18.75V31" />
    </svg>
  )
}
