import { type ReactNode, useId } from 'react'
import { Button } from '@/components/Button'
import type { FormAction } from '@/components/form/useFormAction'
import styles from './AccountSection.module.css'

/** One row: heading on the left, controls on the right. */
export function AccountSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className="step-2">
        {heading}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

type FormFootProps = {
  submit: string
  working: string
  button: FormAction['button']
  /** Success message. */
  done: string | undefined
}

export function FormFoot({ submit, working, button, done }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <Button type="submit" variant="line" busyLabel={working} {...button}>
        {submit}
      </Button>
      <p role="status">{done}</p>
    </div>
  )
}

/** Tells password managers which account the password fields belong to. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
