import { Icon } from '@/components/Icon'
import styles from './UserMenu.module.css'

/** Holds the button's place while the sign-in provider is asked. */
export function UserMenuPlaceholder() {
  return (
    <span className={styles.button} aria-hidden="true">
      <Icon name="user" />
    </span>
  )
}
