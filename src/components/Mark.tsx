import { logo } from 'virtual:content/logo'
import styles from './Mark.module.css'

export type MarkProps = {
  /** Draws the shapes that have a `pathLength` once, like a pen. */
  animated?: boolean | undefined
  className?: string | undefined
}

/** The owner's logo, part of the page so that it needs no request. */
export function Mark({ animated = false, className }: MarkProps) {
  return (
    <svg
      className={className ? `${styles.mark} ${className}` : styles.mark}
      data-animated={animated || undefined}
      viewBox={logo.viewBox}
      width="34"
      height="34"
      aria-hidden="true"
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/lib/svg.ts allows only known shapes.
      dangerouslySetInnerHTML={{ __html: logo.shapes }}
    />
  )
}
