import { Button } from '@/components/Button'
import type { FormAction } from '@/components/form/useFormAction'
import styles from './account.module.css'

export type FormFootProps = {
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
