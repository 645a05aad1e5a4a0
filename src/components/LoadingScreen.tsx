import { controlsWords } from 'virtual:words/controls'
import styles from './LoadingScreen.module.css'
import { Mark } from './Logo'

export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <Mark animated className={styles.mark} />
      <p>{controlsWords.wait}</p>
    </div>
  )
}
