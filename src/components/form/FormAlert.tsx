import { useLayoutEffect, useRef } from 'react'
import { Icon } from '@/components/Icon'
import styles from './FormAlert.module.css'

export type FormAlertProps = { children: string | null | undefined }

/** An error of the whole form. Always rendered: some screen readers miss a live region that appears with its text. */
export function FormAlert({ children }: FormAlertProps) {
  const place = useRef<HTMLDivElement>(null)
  // Enter in the first field of a long form leaves the end of the form below the fold.
  useLayoutEffect(() => {
    if (children) place.current?.scrollIntoView({ block: 'nearest' })
  }, [children])

  return (
    <div ref={place} role="alert" className={styles.place}>
      {children && (
        <p className={styles.alert}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
