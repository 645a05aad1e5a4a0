import { Icon } from '@/components/Icon'
import styles from './FormAlert.module.css'

export type FormAlertProps = { children: string | null | undefined }

/** What went wrong with the form as a whole. The region is always there: some readers miss one that comes with its words. */
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
