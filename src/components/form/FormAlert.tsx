import { controlsWords } from 'virtual:words/controls'
import { useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import styles from './FormAlert.module.css'

type FormAlertProps = { children: string | null | undefined; onDismiss?: () => void }

/** An error of the whole form. Always rendered: some screen readers miss a live region that appears with its text. */
export function FormAlert({ children, onDismiss }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)
  // Enter in the first field of a long form leaves the end of the form below the fold.
  const isShown = Boolean(children)
  useLayoutEffect(() => {
    // Not when its text changes: the visitor may be correcting another field.
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <div ref={place} role="alert" className="live">
      {children && (
        <p className={styles.alert}>
          <Icon name="alert" />
          <span className={styles.text}>{children}</span>
          {onDismiss && (
            <IconButton
              icon="close"
              label={controlsWords.dismiss}
              className={styles.dismiss}
              onClick={onDismiss}
            />
          )}
        </p>
      )}
    </div>
  )
}
