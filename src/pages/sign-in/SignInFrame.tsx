import { pageTexts } from 'virtual:content/pageTexts'
import { planTitles } from 'virtual:content/planTitles'
import { signInWords } from 'virtual:words/signIn'
import { signInFormsWords } from 'virtual:words/signInForms'
import { signUpWords } from 'virtual:words/signUp'
import { type InputEvent, type ReactNode, useEffect, useEffectEvent } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { useReturn, useSignInLink } from '@/auth/returnAddress'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import type { FormAction } from '@/components/form/useFormAction'
import { useHydrated } from '@/hooks/useHydrated'
import { focusInView } from '@/lib/dom'
import { paths } from '@/paths'
import { GoogleSignIn } from './GoogleSignIn'
import styles from './SignInFrame.module.css'
import type { useSignInPage } from './useSignInPage'
import { useTyped } from './useTyped'

const purposes = {
  signIn: { ...pageTexts.login, words: signInWords, ifWrong: 'wrongSignIn', other: paths.signup },
  signUp: { ...pageTexts.signup, words: signUpWords, ifWrong: 'notCreated', other: paths.login },
} as const

type SignInFrameProps = Pick<FormAction, 'form' | 'button'> & {
  /** Which of the two forms. */
  purpose: keyof typeof purposes
  page: Pick<ReturnType<typeof useSignInPage>, 'error' | 'clearError' | 'google'>
  children: ReactNode
  /** Above the link to the other form. */
  foot?: ReactNode
}

export function SignInFrame({ purpose, page, form, button, children, foot }: SignInFrameProps) {
  const { heading, intro, words, ifWrong, other } = purposes[purpose]
  const { error, clearError, google } = page
  const signInLink = useSignInLink()
  const reason = useSignInReason(purpose)

  const { keep } = useTyped()
  const keepEarly = useEffectEvent(() => keep(form.ref.current))
  useEffect(() => keepEarly(), [])

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    clearError()
    keep(form.ref.current)
  }

  function dismiss() {
    clearError()
    // The button that had the focus disappears.
    focusInView(form.ref.current?.querySelector('input'))
  }

  return (
    <FormCard heading={heading}>
      {(reason || intro) && <p key={reason}>{reason || intro}</p>}
      <GoogleSignIn {...google} />
      <p className={styles.or}>{signInFormsWords.or}</p>
      <form className="stack" {...form} onInput={input}>
        {children}
        <FormAlert onDismiss={dismiss}>{error && authErrorText(error, ifWrong)}</FormAlert>
        <Button type="submit" icon="arrow" wide busyLabel={words.working} {...button}>
          {words.submit}
        </Button>
      </form>
      {foot}
      <div className={styles.switch}>
        <p>{words.question}</p>
        <ButtonLink {...signInLink(other)} variant="line" icon="arrow" wide>
          {words.link}
        </ButtonLink>
      </div>
    </FormCard>
  )
}

/** Why the visitor was redirected to a sign-in form, or null. */
function useSignInReason(form: SignInFrameProps['purpose']): string | null {
  const { address, wantedPlan } = useReturn()
  // The prerendered page knows neither the query nor the history state.
  if (!useHydrated()) return null
  const plan = planTitles[wantedPlan ?? '']
  if (plan) return signInFormsWords.reasonPlan({ form, plan })
  return address === paths.account ? signInFormsWords.reasonAccount({ form }) : null
}
