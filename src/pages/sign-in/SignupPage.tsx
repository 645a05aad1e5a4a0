import { pages } from 'virtual:content/pages'
import { useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { signUp } from '@/auth/signUp'
import { useReturn } from '@/auth/useReturn'
import { ButtonLink } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { PageSeo } from '@/components/seo/PageSeo'
import { signUpForm as copy } from '@/content/forms'
import { authMessages, signUpMessages, verificationNotSent, verificationSentTo } from '@/content/messages'
import type { VerificationEmail } from '@/data/session'
import { notify } from '@/hooks/notify'
import type { PageNotice } from '@/hooks/pageNotice'
import { paths } from '@/paths'
import { SignInFrame } from './SignInFrame'
import styles from './SignInFrame.module.css'
import { signUpSchema } from './signUpSchema'
import { usePasswordMatch } from './usePasswordMatch'
import { useSignInPage } from './useSignInPage'

/** Further presses within this time are ignored, as specified. */
const SIGN_UP_PAUSE_MS = 4000

export function SignupPage() {
  const [created, setCreated] = useState<Omit<PageNotice, 'text'>>()
  const { error, clearError, begin, fail, setIsUnfinished, google } = useSignInPage(
    signUpMessages.success,
    created,
  )
  const { search, state } = useReturn()
  const match = usePasswordMatch()

  const { form, fieldProps, button } = useFormAction({
    schema: signUpSchema,
    mutationKey: ['sign up'],
    mutationFn({ input }) {
      begin()
      // The provider reports the new user before the name is set and the e-mail is sent.
      setIsUnfinished(true)
      return signUp(input)
    },
    onSuccess(answer, { input }) {
      if (answer.ok) setCreated(verificationNotice(input.email, answer.value))
      setIsUnfinished(false)
      if (answer.ok) return
      notify.error(authMessages.failure, { id: 'sign-in' })
      fail(answer.failure)
    },
    pauseMs: SIGN_UP_PAUSE_MS,
  })

  return (
    <>
      <PageSeo page={pages.signup} path={paths.signup} />
      <SignInFrame
        heading={pages.signup.heading}
        or={copy.or}
        submit={copy.submit}
        working={copy.working}
        google={google}
        alert={error && authErrorText(error, 'notCreated')}
        onClearAlert={clearError}
        form={form}
        button={button}
        foot={
          <div className={styles.switch}>
            <p>{copy.question}</p>
            <ButtonLink to={paths.login + search} state={state} variant="line" icon="arrow" wide>
              {copy.link}
            </ButtonLink>
          </div>
        }
      >
        <Field label={copy.name} autoComplete="name" {...fieldProps('name')} />
        <Field label={copy.email} type="email" autoComplete="username" {...fieldProps('email')} />
        <Field label={copy.phone} type="tel" autoComplete="tel" {...fieldProps('phone')} />
        <PasswordField
          ref={match.password}
          label={copy.password}
          hint={copy.passwordHint}
          autoComplete="new-password"
          onChange={match.compare}
          {...fieldProps('password')}
        />
        <PasswordField
          ref={match.repeated}
          label={copy.confirmPassword}
          autoComplete="new-password"
          onChange={match.compare}
          matches={match.matches}
          {...fieldProps('confirmPassword')}
        />
      </SignInFrame>
    </>
  )
}

function verificationNotice(email: string, sent: VerificationEmail): Omit<PageNotice, 'text'> {
  if (sent === 'not needed') return {}
  const detail = sent === 'sent' ? verificationSentTo(email) : verificationNotSent(email)
  return { detail, leadsToAccount: true }
}
