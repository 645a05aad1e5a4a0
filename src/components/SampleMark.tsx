import { controlsWords } from 'virtual:words/controls'
import styles from './Tag.module.css'

/** Says that a person, a client or a work is not a real one. */
export function SampleMark() {
  return <span className={styles.sample}>{controlsWords.sample}</span>
}
