import { pageTexts } from 'virtual:content/pageTexts'
import { accountFieldsWords } from 'virtual:words/accountFields'
import { passwordsWords } from 'virtual:words/passwords'
import { signUpWords } from 'virtual:words/signUp'
import { useEffect, useRef, useState } from 'react'
import { forward, nonEmpty, object, partialCheck, pipe, string } from 'valibot'
import { emailField, nameField, newPasswordField, phoneField } from '@/auth/accountFields'
import { authCode } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { clearPendingProfile, savePendingProfile } from '@/auth/pendingProfile'
import { Field } from '@/components/form/Field'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import { PageSeo } from '@/components/seo/PageSeo'
import { PASSWORD_MIN_CHARACTERS } from '@/data/limits'
import type { VerificationEmail } from '@/data/signInProvider'
import type { UserRecord } from '@/data/users'
import { paths } from '@/paths'
import { SignInFrame } from './SignInFrame'
import { notifyFailure, useSignInPage } from './useSignInPage'
import { useTyped } from './useTyped'

/** Further presses within this time are ignored, as specified. */
const SIGN_UP_PAUSE_MS = 4000

export function SignupPage() {
  const [verification, setVerification] = useState<VerificationEmail>()
  const page = useSignInPage(signUpWords.success, verification)
  const { begin, fail, setIsUnfinished } = page
  const match = usePasswordMatch()
  const { typed } = useTyped()

  const { form, fieldProps, button, showErrors } = useFormAction({
    validate: validateSignUp,
    mutationKey: ['sign up'],
    mutationFn({ input }) {
      begin()
      // The provider reports the new user before the name is set and the e-mail is sent.
      setIsUnfinished(true)
      return signUp(input)
    },
    onSuccess: setVerification,
    onError(error) {
      notifyFailure()
      // Such as 'asha@example.com.', which only the provider refuses.
      if (authCode(error) === 'auth/invalid-email') showErrors({ email: accountFieldsWords.emailWrong })
      else fail(error)
    },
    onSettled: () => setIsUnfinished(false),
    pauseMs: SIGN_UP_PAUSE_MS,
  })

  const keptProps = (name: string) => ({ ...fieldProps(name), defaultValue: typed[name] })

  return (
    <>
      <PageSeo page={pageTexts.signup} path={paths.signup} />
      <SignInFrame purpose="signUp" page={page} form={form} button={button}>
        <Field label={signUpWords.name} autoComplete="name" {...keptProps('name')} />
        <Field label={signUpWords.email} type="email" autoComplete="username" {...keptProps('email')} />
        <Field label={signUpWords.phone} type="tel" autoComplete="tel" {...keptProps('phone')} />
        <PasswordField
          ref={match.password}
          label={signUpWords.password}
          hint={passwordsWords.hint({ min: PASSWORD_MIN_CHARACTERS })}
          autoComplete="new-password"
          onChange={match.compare}
          {...fieldProps('password')}
        />
        <PasswordField
          ref={match.repeated}
          label={signUpWords.confirmPassword}
          autoComplete="new-password"
          onChange={match.compare}
          matches={match.matches}
          {...fieldProps('confirmPassword')}
        />
      </SignInFrame>
    </>
  )
}

const signUpSchema = pipe(
  object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    password: newPasswordField,
    confirmPassword: pipe(string(), nonEmpty(signUpWords.confirmPasswordRequired)),
  }),
  forward(
    partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      passwordsWords.mismatch,
    ),
    ['confirmPassword'],
  ),
)
const validateSignUp = validateWith(signUpSchema)

/** Whether two password fields match. Only the result is kept in state, not the passwords. */
function usePasswordMatch() {
  const password = useRef<HTMLInputElement>(null)
  const repeated = useRef<HTMLInputElement>(null)
  const [matches, setMatches] = useState<boolean>()

  function compare() {
    const second = repeated.current?.value
    setMatches(second ? second === password.current?.value : undefined)
  }

  // Both may have been filled before hydration.
  useEffect(compare, [])

  return { password, repeated, matches, compare }
}

/** After these errors the account may exist: only the response may be lost. */
const UNDECIDED = ['', 'auth/network-request-failed', 'auth/timeout', 'auth/internal-error']

/**
 * Creates the account, then sets its name and sends the verification e-mail. The first page after sign-in uploads the profile.
 */
export async function signUp(account: UserRecord & { password: string }): Promise<VerificationEmail> {
  const { name, email, phone, password } = account
  // Before the request, so that the profile is not lost if the response times out.
  savePendingProfile({ name, email, phone })
  try {
    await callAuth(({ createAccount }) => createAccount(email, password))
  } catch (error) {
    if (!UNDECIDED.includes(authCode(error))) clearPendingProfile()
    throw error
  }
  return callAuth(({ completeAccount }) => completeAccount(name))
}
