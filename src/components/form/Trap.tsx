import { useId } from 'react'
import { labels } from '@/content/labels'
import styles from './Trap.module.css'

/** A name that no browser and no password manager knows how to fill. */
const TRAP_NAME = 'reference'

/** A field that people neither see nor reach. Programs that fill in everything fill it in too. */
export function Trap() {
  const id = useId()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{labels.trap}</label>
      <input
        id={id}
        name={TRAP_NAME}
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

export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(TRAP_NAME))
}
