import type { InputEvent, ReactNode } from 'react'
import { useSignInReason } from '@/auth/useSignInReason'
import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import type { FormAction } from '@/components/form/useFormAction'
import { GoogleSignIn, type GoogleSignInProps } from './GoogleSignIn'
import styles from './SignInFrame.module.css'

export type SignInFrameProps = Pick<FormAction, 'form' | 'button'> & {
  heading: string
  or: string
  submit: string
  working: string
  google: GoogleSignInProps
  /** Error of the whole form. */
  alert: string | null
  onClearAlert: () => void
  children: ReactNode
  /** Link to the other form. */
  foot: ReactNode
}

export function SignInFrame(props: SignInFrameProps) {
  const { heading, or, submit, working, google, alert, onClearAlert, form, button, children, foot } = props
  const reason = useSignInReason(heading)

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    onClearAlert()
  }

  function dismiss() {
    onClearAlert()
    // The button that had the focus disappears.
    form.ref.current?.querySelector('input')?.focus()
  }

  return (
    <FormCard heading={heading}>
      <div className={styles.parts}>
        {reason && <p>{reason}</p>}
        <GoogleSignIn {...google} />
        <p className={styles.or}>{or}</p>
        <form className={styles.form} {...form} onInput={input}>
          {children}
          <FormAlert onDismiss={dismiss}>{alert}</FormAlert>
          <Button type="submit" icon="arrow" wide busyLabel={working} {...button}>
            {submit}
          </Button>
        </form>
        {foot}
      </div>
    </FormCard>
  )
}
