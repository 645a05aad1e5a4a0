import styles from './HeroRibbons.module.css'

/**
 * Indigo enters from the left, vermilion from the top, emerald from the right. Each carries a line of the headline. They
 * cross over and under in turn and leave side by side: emerald, vermilion, indigo. Emerald goes round the lead and the
 * film first. Each is made of boxes with a border on two or three sides, and those that come later lie above.
 */
export function HeroRibbons() {
  return (
    <div className={styles.ribbons} aria-hidden="true">
      <i className={styles.drop} data-practice="2" />
      <i data-over="1" />
      <i className={styles.first} data-practice="1" />
      <i data-over="3" />
      <i className={styles.entry} data-practice="3" />
      <i className={styles.loop} data-practice="3" />
      <i className={styles.exit} data-practice="3" />
      <i data-over="2" />
      <i className={styles.second} data-practice="2" />
    </div>
  )
}
