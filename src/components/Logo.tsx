import { site } from '@/content/site'
import styles from './Logo.module.css'
import { Mark } from './Mark'

/** The mark and the name. The link or heading around it is the caller's. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      {site.name}
    </span>
  )
}
