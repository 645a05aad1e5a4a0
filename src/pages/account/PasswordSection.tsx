import { type SubmitEvent, useState } from 'react'
import { authErrorText, isWrongSignIn } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { checkNewPassword } from '@/auth/checkForms'
import { FormAlert } from '@/components/form/FormAlert'
import { PasswordField } from '@/components/form/PasswordField'
import { accountMessages, authReasons, accountForm as copy } from '@/content/account'
import { signUpForm } from '@/content/forms'
import type { SessionUser } from '@/data/session'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { readForm } from '@/lib/readForm'
import { AccountSection } from './AccountSection'
import styles from './account.module.css'
import { FormFoot } from './FormFoot'
import { UsernameHint } from './UsernameHint'

export function PasswordSection({ user }: { user: SessionUser }) {
  return (
    <AccountSection heading={copy.password}>
      {user.hasPassword ? <PasswordForm email={user.email} /> : <p>{copy.withGoogle}</p>}
    </AccountSection>
  )
}

function PasswordForm({ email }: { email: string }) {
  const { show, at } = useFieldErrors<'password' | 'newPassword'>()
  const act = useSubmitOnce()
  const [answer, setAnswer] = useState<{ done?: string; failed?: string }>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const { password, newPassword } = readForm(form, 'password', 'newPassword')
    const isWrong = !show(form, {
      password: password ? undefined : accountMessages.currentPasswordRequired,
      newPassword: checkNewPassword(newPassword),
    })
    if (isWrong) return
    void act.run(async () => {
      setAnswer({})
      const answered = await callAuth(({ changePassword }) => changePassword(password, newPassword))
      if (answered.ok) {
        form.reset()
        setAnswer({ done: accountMessages.passwordChanged })
      } else if (isWrongSignIn(answered.failure)) show(form, { password: authReasons.wrongPassword })
      else setAnswer({ failed: authErrorText(answered.failure) })
    })
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={() => setAnswer({})}>
      <UsernameHint email={email} />
      <PasswordField label={copy.currentPassword} autoComplete="current-password" {...at('password')} />
      <PasswordField
        label={copy.newPassword}
        hint={signUpForm.passwordHint}
        autoComplete="new-password"
        {...at('newPassword')}
      />
      <FormAlert>{answer.failed}</FormAlert>
      <FormFoot submit={copy.change} working={copy.changing} state={act} done={answer.done} />
    </form>
  )
}
