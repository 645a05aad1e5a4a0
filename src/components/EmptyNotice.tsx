import { emptyMessages } from '@/content/messages'
import { Button } from './Button'
import styles from './EmptyNotice.module.css'

export type EmptyNoticeProps = {
  /** One line that says what is not there. */
  children: string
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}

/** Where a list could not be read and nothing earlier stands there. */
export function EmptyNotice({ children, onRetry, retrying = false }: EmptyNoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {onRetry && (
        <Button variant="quiet" busy={retrying} onClick={onRetry}>
          {emptyMessages.retry}
        </Button>
      )}
    </div>
  )
}
