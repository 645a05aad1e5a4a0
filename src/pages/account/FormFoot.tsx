import { SubmitButton } from '@/components/form/SubmitButton'
import styles from './account.module.css'

export type FormFootProps = {
  submit: string
  working: string
  state: { isWorking: boolean; isResting: boolean }
  /** Success message. */
  done: string | undefined
}

export function FormFoot({ submit, working, state, done }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <SubmitButton variant="line" busy={state.isWorking} busyLabel={working} aria-disabled={state.isResting}>
        {submit}
      </SubmitButton>
      <p role="status">{done}</p>
    </div>
  )
}
