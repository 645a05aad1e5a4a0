import styles from './HeroStreams.module.css'

/**
 * Indigo enters from the left, vermilion from the top, emerald from the right. Each carries a line of the headline. They
 * cross over and under in turn and leave as one bundle: emerald, vermilion, indigo. Emerald goes round the lead and the
 * film first. Each is made of boxes with a border on two or three sides, and those that come later lie above.
 */
export function HeroStreams() {
  return (
    <div className={styles.streams} aria-hidden="true">
      <i className={styles.drop} data-practice="digital" />
      <i data-over="technical" />
      <i className={styles.technical} data-practice="technical" />
      <i data-over="ca" />
      <i className={styles.entry} data-practice="ca" />
      <i className={styles.loop} data-practice="ca" />
      <i className={styles.exit} data-practice="ca" />
      <i data-over="digital" />
      <i className={styles.digital} data-practice="digital" />
    </div>
  )
}
