import { useId } from 'react'
import { labels } from '@/content/labels'
import styles from './Honeypot.module.css'

/** A name that no browser and no password manager knows how to fill. */
const HONEYPOT_NAME = 'reference'

/** A field that people neither see nor reach. Programs that fill in everything fill it in too. */
export function Honeypot() {
  const id = useId()
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{labels.trap}</label>
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

export function isHoneypotFilled(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(HONEYPOT_NAME))
}
