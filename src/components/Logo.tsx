import { logo } from 'virtual:content/logo'
import { site } from 'virtual:content/site'
import { widthOf } from '@/lib/text'
import styles from './Logo.module.css'

/** A wider name is set smaller, on several lines. */
const MAX_CHARACTERS = 14

const nameStyle = widthOf(site.name) > MAX_CHARACTERS ? styles.long : undefined

/** The mark and the name. The link or heading around it is the caller's. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={nameStyle}>{site.name}</span>
    </span>
  )
}

type MarkProps = {
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/lib/svg.ts allows only known shapes.
      dangerouslySetInnerHTML={{ __html: logo.shapes }}
    />
  )
}
