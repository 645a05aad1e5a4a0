import { statusMessages } from '@/content/messages'
import { Mark } from './Mark'
import styles from './LoadingScreen.module.css'

export function LoadingScreen() {
  return (
    <div className={styles.screen} role="status">
      <Mark animated className={styles.mark} />
      <p>{statusMessages.wait}</p>
    </div>
  )
}
