import { site } from 'virtual:content/site'
import styles from './Logo.module.css'
import { Mark } from './Mark'

/** A longer name is set smaller, on several lines. */
const MAX_CHARACTERS = 14

const nameStyle = site.name.length > MAX_CHARACTERS ? styles.long : undefined

/** The mark and the name. The link or heading around it is the caller's. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <Mark />
      <span className={nameStyle}>{site.name}</span>
    </span>
  )
}
