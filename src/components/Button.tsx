import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'

type Look = {
  variant?: 'solid' | 'line' | 'quiet' | undefined
  icon?: IconName | undefined
  /** Fills the container's width. */
  wide?: boolean | undefined
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** A request is running. The button keeps its focus and ignores clicks. */
    busy?: boolean | undefined
    busyLabel?: string | undefined
  }

export function Button({
  variant,
  icon,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isWorking = busy && busyLabel !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    // Also stops the form: Enter in a field triggers a click on the submit button.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      {...look({ variant, wide }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      data-busy={busy || undefined}
      onClick={press}
    >
      {/* Replaced rather than changed: a translator replaces the texts in it. */}
      <span key={isWorking ? 'working' : 'ready'}>{isWorking ? busyLabel : children}</span>
      {icon && <Icon name={icon} />}
    </button>
  )
}

type ButtonLinkLook = Look & { /** The main action of a page. */ large?: boolean | undefined }

type ButtonLinkProps = ButtonLinkLook & Omit<ComponentProps<typeof Link>, 'to' | 'children'> & { to: string }

export function ButtonLink({
  to,
  variant,
  icon,
  wide,
  large,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link to={to} discover="none" {...rest} {...look({ variant, wide, large }, className)}>
      {icon === 'back' && <Icon name={icon} />}
      <span>{children}</span>
      {icon && icon !== 'back' && <Icon name={icon} />}
    </Link>
  )
}

function look({ variant = 'solid', wide, large }: Omit<ButtonLinkLook, 'children'>, className?: string) {
  return {
    className: [styles.button, 'screen-only', variant === 'quiet' && 'action', className]
      .filter(Boolean)
      .join(' '),
    'data-variant': variant,
    'data-wide': wide || undefined,
    'data-large': large || undefined,
  }
}
