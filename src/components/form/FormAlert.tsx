import { Icon } from '@/components/Icon'
import styles from './FormAlert.module.css'

export type FormAlertProps = { children: string | null | undefined }

/** An error of the whole form. Always rendered: some screen readers miss a live region that appears with its text. */
export function FormAlert({ children }: FormAlertProps) {
  return (
    <div role="alert" className={styles.place}>
      {children && (
        <p className={styles.alert}>
          <Icon name="alert" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
