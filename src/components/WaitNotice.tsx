import { statusMessages } from '@/content/messages'
import styles from './WaitNotice.module.css'

/** For what a visitor has pressed and what still has to load. */
export function WaitNotice() {
  return (
    <p className={styles.notice} role="status">
      {statusMessages.wait}
    </p>
  )
}
