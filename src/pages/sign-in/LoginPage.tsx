import { pages } from 'virtual:content/pages'
import { useLayoutEffect, useRef, useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { checkSignIn, type SignInName } from '@/auth/checkForms'
import { useReturn } from '@/auth/useReturn'
import { Button, ButtonLink } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { PasswordField } from '@/components/form/PasswordField'
import { PageSeo } from '@/components/seo/PageSeo'
import { signInForm as copy } from '@/content/forms'
import { signInMessages } from '@/content/messages'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { readForm } from '@/lib/readForm'
import { paths } from '@/paths'
import { ForgottenForm } from './ForgottenForm'
import { SignInFrame } from './SignInFrame'
import styles from './SignInFrame.module.css'
import { useSignInPage } from './useSignInPage'

/** Further clicks within this time are ignored. */
const SIGN_IN_PAUSE_MS = 1000

export function LoginPage() {
  const { error, clearError, begin, fail, setIsUnfinished, google } = useSignInPage(signInMessages.success)
  const { show, at } = useFieldErrors<SignInName>()
  const { search, state } = useReturn()
  const act = useSubmitOnce(SIGN_IN_PAUSE_MS)
  const email = useRef<HTMLInputElement>(null)
  const [forgottenFor, setForgottenFor] = useState<string | null>(null)

  const cameBack = useRef(false)

  useLayoutEffect(() => {
    if (forgottenFor !== null) cameBack.current = true
    else if (cameBack.current) email.current?.focus()
  }, [forgottenFor])

  function submit(form: HTMLFormElement) {
    const values = readForm(form, 'email', 'password')
    if (!show(form, checkSignIn(values))) return
    void act.run(async () => {
      begin()
      setIsUnfinished(false)
      const answer = await callAuth(({ signIn }) => signIn(values.email, values.password))
      if (!answer.ok) fail(answer.failure)
    })
  }

  function askForLink() {
    clearError()
    setForgottenFor(email.current?.value ?? '')
  }

  return (
    <>
      <PageSeo page={pages.login} path={paths.login} />
      {forgottenFor !== null ? (
        <ForgottenForm email={forgottenFor} onBack={() => setForgottenFor(null)} />
      ) : (
        <SignInFrame
          heading={pages.login.heading}
          or={copy.or}
          submit={copy.submit}
          working={copy.working}
          google={google}
          alert={error && authErrorText(error, 'wrongSignIn')}
          onClearAlert={clearError}
          state={act}
          onSubmit={submit}
          foot={
            <>
              <Button variant="quiet" onClick={askForLink}>
                {copy.forgotten}
              </Button>
              <div className={styles.switch}>
                <p>{copy.question}</p>
                <ButtonLink to={paths.signup + search} state={state} variant="line" icon="arrow" wide>
                  {copy.link}
                </ButtonLink>
              </div>
            </>
          }
        >
          <Field ref={email} label={copy.email} type="email" autoComplete="username" {...at('email')} />
          <PasswordField label={copy.password} autoComplete="current-password" {...at('password')} />
        </SignInFrame>
      )}
    </>
  )
}
