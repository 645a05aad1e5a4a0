import { emptyMessages } from '@/content/messages'
import { Button } from './Button'
import styles from './EmptyNotice.module.css'

export type EmptyNoticeProps = {
  /** One line of text. */
  children: string
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
}

/** Shown instead of a list that could not be loaded. */
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
