import { useId } from 'react'
import { labels } from '@/content/labels'
import styles from './Honeypot.module.css'

/** A name that browsers and password managers do not autofill. */
const HONEYPOT_NAME = 'reference'

/** A field that people cannot see or focus. Bots that fill in every field fill it in, too. */
export function Honeypot() {
  const id = useId()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{labels.honeypot}</label>
      <input
        id={id}
        name={HONEYPOT_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}

export function isHoneypotFilled(values: { [HONEYPOT_NAME]?: string }): boolean {
  return Boolean(values[HONEYPOT_NAME])
}
