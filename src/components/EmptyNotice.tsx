import { controlsWords } from 'virtual:words/controls'
import { useLayoutEffect, useRef } from 'react'
import { focusWithoutScroll } from '@/lib/dom'
import { Button } from './Button'
import styles from './EmptyNotice.module.css'

/** A query that failed. */
type Retry = { refetch: (options: { cancelRefetch: boolean }) => unknown; isFetching: boolean }

type EmptyNoticeProps = {
  /** One line of text. */
  children: string
  retry?: Retry
}

/** Shown instead of a list that could not be loaded. */
export function EmptyNotice({ children, retry }: EmptyNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = notice.current
    return () => {
      if (element?.contains(document.activeElement)) focusHeadingOf(element)
    }
  }, [])

  return (
    <div ref={notice} className={styles.notice}>
      <p>{children}</p>
      {retry && (
        // Repeated presses share one request.
        <Button
          variant="quiet"
          busy={retry.isFetching}
          onClick={() => retry.refetch({ cancelRefetch: false })}
        >
          {controlsWords.retry}
        </Button>
      )}
    </div>
  )
}

/** The button that had the focus disappears when a retry succeeds. */
function focusHeadingOf(notice: HTMLElement) {
  const around = [notice.closest('section'), notice.closest('dialog, main')]
  // When React has removed the notice, and perhaps the section as well.
  queueMicrotask(() => {
    const remaining = around.find((element) => element?.isConnected)
    // The heading of a dialog can be hidden behind its field.
    const field = remaining?.querySelector<HTMLElement>('input[autofocus]')
    const heading = remaining?.querySelector<HTMLElement>('h1, h2, h3')
    if (field) field.focus({ preventScroll: true })
    else if (heading) focusWithoutScroll(heading)
  })
}
