import type { ReactElement } from 'react'
import styles from './Icon.module.css'

const drawings = {
  alert: (
    <path d="M1 1H19V19H1zM9 4V11.5H11V4zM9 13.5V16H11V13.5z" className={styles.flat} fillRule="evenodd" />
  ),
  arrow: <path d="M2 10H17M11 4L17 10L11 16" className={styles.directed} />,
  back: <path d="M18 10H3M9 4L3 10L9 16" className={styles.directed} />,
  bag: <path d="M3 6.5H17V18H3zM6.5 9V5.5A3.5 3.5 0 0 1 13.5 5.5V9" />,
  check: <path d="M2.5 10.5L7.5 15.5L17.5 4.5" />,
  chevron: <path d="M4 7L10 13L16 7" />,
  close: <path d="M3 3L17 17M17 3L3 17" />,
  cross: <path d="M4 4L16 16M16 4L4 16" />,
  mail: <path d="M1.5 4H18.5V16H1.5zM2 5L10 11L18 5" />,
  menu: <path d="M1 4H19M1 10H19M1 16H19" />,
  minus: <path d="M3 10H17" />,
  pause: <path d="M4 3H8V17H4zM12 3H16V17H12z" className={styles.flat} />,
  play: <path d="M4 2L18 10L4 18z" className={styles.flat} />,
  plus: <path d="M10 3V17M3 10H17" />,
  search: (
    <>
      <circle cx="8" cy="8" r="6" />
      <path d="M12.5 12.5L18.5 18.5" />
    </>
  ),
  theme: (
    <>
      <circle cx="10" cy="10" r="8" />
      <path d="M10 2A8 8 0 0 1 10 18z" className={styles.flat} />
    </>
  ),
  user: (
    <path d="M10 2A4 4 0 1 1 10 10A4 4 0 1 1 10 2zM2.5 19V18A4.5 4.5 0 0 1 7 13.5H13A4.5 4.5 0 0 1 17.5 18V19" />
  ),
} satisfies Record<string, ReactElement>

export type IconName = keyof typeof drawings

/** Decoration beside a label: the control that holds it carries the name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
