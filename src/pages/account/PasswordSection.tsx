import { accountWords } from 'virtual:words/account'
import { passwordsWords } from 'virtual:words/passwords'
import { signInErrorsWords } from 'virtual:words/signInErrors'
import { object } from 'valibot'
import { newPasswordField, passwordField } from '@/auth/accountFields'
import { authErrorText, isWrongSignIn } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import type { SessionUser } from '@/data/auth'
import { PASSWORD_MIN_CHARACTERS } from '@/data/limits'
import { AccountSection, FormFoot, UsernameHint } from './AccountSection'

const passwordSchema = object({ password: passwordField, newPassword: newPasswordField })
const validatePassword = validateWith(passwordSchema)

export function PasswordSection({ user }: { user: SessionUser }) {
  return (
    <AccountSection heading={accountWords.password}>
      {user.hasPassword ? <PasswordForm email={user.email} /> : <p>{accountWords.withGoogle}</p>}
    </AccountSection>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { form, fieldProps, mutation, button, showErrors } = useFormAction({
    validate: validatePassword,
    mutationKey: ['change the password'],
    mutationFn: ({ input }) =>
      callAuth(({ changePassword }) => changePassword(input.password, input.newPassword)),
    onSuccess() {
      clear(form.ref.current)
    },
    onError(error) {
      if (isWrongSignIn(error)) showErrors({ password: signInErrorsWords.wrongPassword })
    },
  })
  const { error, isSuccess } = mutation

  return (
    <form className="stack" {...form}>
      <UsernameHint email={email} />
      <PasswordField
        label={accountWords.currentPassword}
        autoComplete="current-password"
        {...fieldProps('password')}
      />
      <PasswordField
        label={accountWords.newPassword}
        hint={passwordsWords.hint({ min: PASSWORD_MIN_CHARACTERS })}
        autoComplete="new-password"
        {...fieldProps('newPassword')}
      />
      <FormAlert>{error && !isWrongSignIn(error) ? authErrorText(error) : null}</FormAlert>
      <FormFoot
        submit={accountWords.change}
        working={accountWords.changing}
        button={button}
        done={isSuccess ? accountWords.passwordChanged : undefined}
      />
    </form>
  )
}

function clear(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) field.value = ''
}
