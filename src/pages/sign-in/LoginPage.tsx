import { loginTexts } from 'virtual:content/loginTexts'
import { pageTexts } from 'virtual:content/pageTexts'
import { accountFieldsWords } from 'virtual:words/accountFields'
import { signInWords } from 'virtual:words/signIn'
import { type InputEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { object } from 'valibot'
import { emailField, passwordField } from '@/auth/accountFields'
import { authCode, authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import { PageSeo } from '@/components/seo/PageSeo'
import { useGoBack } from '@/hooks/useGoBack'
import { useHydrated } from '@/hooks/useHydrated'
import { type PageState, usePageState } from '@/hooks/usePageState'
import { focusInView } from '@/lib/dom'
import { paths } from '@/paths'
import { SignInFrame } from './SignInFrame'
import styles from './SignInFrame.module.css'
import { useSignInPage } from './useSignInPage'
import { useTyped } from './useTyped'

const signInSchema = object({ email: emailField, password: passwordField })
const validateSignIn = validateWith(signInSchema)

export function LoginPage() {
  const page = useSignInPage(signInWords.success)
  const { clearError, begin, fail, setIsUnfinished } = page
  const { search } = useLocation()
  const state = usePageState()
  const email = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const goBack = useGoBack()
  // The prerendered page does not know the history state.
  const isForgotten = useHydrated() && state.isForgotten === true
  const hasAsked = useRef(false)
  const { typed } = useTyped()
  const cameBack = useRef(false)

  useLayoutEffect(() => {
    if (isForgotten) cameBack.current = true
    else if (cameBack.current) focusInView(email.current)
  }, [isForgotten])

  const { form, fieldProps, button } = useFormAction({
    validate: validateSignIn,
    mutationKey: ['sign in'],
    mutationFn({ input }) {
      begin()
      setIsUnfinished(false)
      return callAuth(({ signIn }) => signIn(input.email, input.password))
    },
    onError: fail,
  })

  /** Adds a history entry, so that Back returns to the sign-in form. */
  function askForLink() {
    clearError()
    hasAsked.current = true
    void navigate({ search }, { state: { ...state, isForgotten: true } satisfies PageState })
  }

  function comeBack() {
    // After a reload, the entry before may be another page.
    const signInForm: PageState = { ...state, isForgotten: false }
    if (hasAsked.current) goBack()
    else void navigate({ search }, { replace: true, state: signInForm })
  }

  return (
    <>
      <PageSeo page={pageTexts.login} path={paths.login} />
      {isForgotten ? (
        <ForgottenForm onBack={comeBack} />
      ) : (
        <SignInFrame
          purpose="signIn"
          page={page}
          form={form}
          button={button}
          foot={
            <Button variant="quiet" onClick={askForLink}>
              {signInWords.forgotten}
            </Button>
          }
        >
          <Field
            ref={email}
            label={signInWords.email}
            type="email"
            autoComplete="username"
            defaultValue={typed.email}
            {...fieldProps('email')}
          />
          <PasswordField
            label={signInWords.password}
            autoComplete="current-password"
            {...fieldProps('password')}
          />
        </SignInFrame>
      )}
    </>
  )
}

const linkSchema = object({ email: emailField })
const validateLink = validateWith(linkSchema)

export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const { typed, keep } = useTyped()
  const field = useRef<HTMLInputElement>(null)
  const { form, fieldProps, mutation, button } = useFormAction({
    validate: validateLink,
    mutationKey: ['send a password link'],
    mutationFn: ({ input }) => sendLink(input.email),
  })
  const { error, isSuccess } = mutation
  // No account has such an address.
  const isWrong = authCode(error) === 'auth/invalid-email'
  useLayoutEffect(() => focusInView(field.current), [])

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    keep(form.ref.current)
  }

  return (
    <FormCard heading={loginTexts.forgotten.heading}>
      <form className="stack" {...form} onInput={input}>
        <p>{loginTexts.forgotten.intro}</p>
        <Field
          ref={field}
          label={signInWords.email}
          type="email"
          autoComplete="username"
          defaultValue={typed.email}
          {...fieldProps('email')}
        />
        <FormAlert>{isWrong ? accountFieldsWords.emailWrong : error && authErrorText(error)}</FormAlert>
        <p role="status" className={`${styles.status} live`}>
          {isSuccess && signInWords.linkSent}
        </p>
        <Button type="submit" icon="arrow" wide busyLabel={signInWords.sendingLink} {...button}>
          {signInWords.sendLink}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {signInWords.back}
        </Button>
      </form>
    </FormCard>
  )
}

/** Shows the same message whether or not the address has an account. */
const SAME_ANSWER = ['auth/user-not-found', 'auth/user-disabled']

async function sendLink(email: string) {
  try {
    await callAuth(({ sendPasswordReset }) => sendPasswordReset(email))
  } catch (error) {
    if (!SAME_ANSWER.includes(authCode(error))) throw error
  }
}
