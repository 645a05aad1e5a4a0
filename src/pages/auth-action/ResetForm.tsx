import { object } from 'valibot'
import { newPasswordField } from '@/auth/accountFields'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { PasswordField } from '@/components/form/PasswordField'
import { useFormAction } from '@/components/form/useFormAction'
import { actionMessages, actionForm as copy } from '@/content/account'
import { signUpForm } from '@/content/forms'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { paths } from '@/paths'

const resetSchema = object({ newPassword: newPasswordField })

export function ResetForm({ code }: { code: string }) {
  const { form, fieldProps, mutation, button } = useFormAction({
    schema: resetSchema,
    mutationKey: ['set the password'],
    mutationFn: ({ input }) =>
      callAuth(({ setPasswordByCode }) => setPasswordByCode(code, input.newPassword)),
  })
  const isDone = mutation.data?.ok === true
  const failure = mutation.data?.ok === false ? mutation.data.failure : undefined
  const signInLink = useFocusOnChange<HTMLAnchorElement>(isDone)

  return (
    <FormCard heading={isDone ? copy.done : copy.reset}>
      <div className={styles.parts}>
        <p role="status">{isDone && actionMessages.passwordSet}</p>
        {isDone ? (
          <ButtonLink ref={signInLink} to={paths.login} icon="arrow" wide>
            {copy.toSignIn}
          </ButtonLink>
        ) : (
          <form className={styles.parts} {...form}>
            <PasswordField
              label={copy.password}
              hint={signUpForm.passwordHint}
              autoComplete="new-password"
              {...fieldProps('newPassword')}
            />
            <FormAlert>{failure && authErrorText(failure, 'oldLink')}</FormAlert>
            <Button type="submit" icon="arrow" wide busyLabel={copy.working} {...button}>
              {copy.setPassword}
            </Button>
          </form>
        )}
      </div>
    </FormCard>
  )
}
