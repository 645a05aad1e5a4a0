import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { useSignInReason } from '@/auth/useSignInReason'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import { SubmitButton } from '@/components/form/SubmitButton'
import { GoogleSignIn, type GoogleSignInProps } from './GoogleSignIn'
import styles from './SignInFrame.module.css'

export type SignInFrameProps = {
  heading: string
  or: string
  submit: string
  working: string
  google: GoogleSignInProps
  /** Error of the whole form. */
  alert: string | null
  onClearAlert: () => void
  state: { isWorking: boolean; isResting: boolean }
  onSubmit: (form: HTMLFormElement) => void
  children: ReactNode
  /** Link to the other form. */
  foot: ReactNode
}

export function SignInFrame(props: SignInFrameProps) {
  const { heading, or, submit, working, google, alert, onClearAlert, state, onSubmit, children, foot } = props
  const form = useRef<HTMLFormElement>(null)
  const reason = useSignInReason(heading)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }

  function dismiss() {
    onClearAlert()
    // The button that had the focus disappears.
    form.current?.querySelector('input')?.focus()
  }

  return (
    <FormCard heading={heading}>
      <div className={styles.parts}>
        {reason && <p>{reason}</p>}
        <GoogleSignIn {...google} />
        <p className={styles.or}>{or}</p>
        <form
          ref={form}
          className={styles.form}
          method="post"
          noValidate
          onSubmit={send}
          onInput={onClearAlert}
        >
          {children}
          <FormAlert onDismiss={dismiss}>{alert}</FormAlert>
          <SubmitButton
            icon="arrow"
            wide
            busy={state.isWorking}
            busyLabel={working}
            aria-disabled={state.isResting}
          >
            {submit}
          </SubmitButton>
        </form>
        {foot}
      </div>
    </FormCard>
  )
}
