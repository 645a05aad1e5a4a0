import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName
  /** For screen readers. */
  label: string
}

/** A square button with an icon. `--size` makes it larger than a touch target. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
    >
      <Icon name={icon} />
    </button>
  )
}
