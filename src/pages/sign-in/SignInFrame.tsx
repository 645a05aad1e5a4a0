import { signInFormsWords } from 'virtual:words/signInForms'
import type { InputEvent, ReactNode } from 'react'
import { useReturn, wantedPlan } from '@/auth/returnAddress'
import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import type { FormAction } from '@/components/form/useFormAction'
import { findPlan } from '@/data/plans'
import { useHydrated } from '@/hooks/useHydrated'
import { focusInView } from '@/lib/dom'
import { paths } from '@/paths'
import { GoogleSignIn, type GoogleSignInProps } from './GoogleSignIn'
import styles from './SignInFrame.module.css'

export type SignInFrameProps = Pick<FormAction, 'form' | 'button'> & {
  /** Which of the two forms. */
  purpose: 'signIn' | 'signUp'
  heading: string
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
  const { purpose, heading, submit, working, google, alert, onClearAlert, form, button, children, foot } =
    props
  const reason = useSignInReason(purpose)

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    onClearAlert()
  }

  function dismiss() {
    onClearAlert()
    // The button that had the focus disappears.
    focusInView(form.ref.current?.querySelector('input'))
  }

  return (
    <FormCard heading={heading}>
      {reason && <p>{reason}</p>}
      <GoogleSignIn {...google} />
      <p className={styles.or}>{signInFormsWords.or}</p>
      <form className="stack" {...form} onInput={input}>
        {children}
        <FormAlert onDismiss={dismiss}>{alert}</FormAlert>
        <Button type="submit" icon="arrow" wide busyLabel={working} {...button}>
          {submit}
        </Button>
      </form>
      {foot}
    </FormCard>
  )
}

/** Why the visitor was redirected to a sign-in form, or null. */
function useSignInReason(form: SignInFrameProps['purpose']): string | null {
  const { address, state } = useReturn()
  // The prerendered page knows neither the query nor the history state.
  if (!useHydrated()) return null
  const plan = findPlan(wantedPlan(state) ?? '')
  if (plan) return signInFormsWords.reasonPlan({ form, plan: plan.title })
  return address === paths.account ? signInFormsWords.reasonAccount({ form }) : null
}
