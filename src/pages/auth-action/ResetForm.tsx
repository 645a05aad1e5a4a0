import { type SubmitEvent, useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { checkNewPassword } from '@/auth/checkForms'
import { Button, ButtonLink } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { PasswordField } from '@/components/form/PasswordField'
import { actionMessages, actionForm as copy } from '@/content/account'
import { signUpForm } from '@/content/forms'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { readForm } from '@/lib/readForm'
import { paths } from '@/paths'

export function ResetForm({ code }: { code: string }) {
  const { show, at } = useFieldErrors<'newPassword'>()
  const act = useSubmitOnce()
  const [isDone, setIsDone] = useState(false)
  const leadOn = useFocusOnChange<HTMLAnchorElement>(isDone)
  const [failed, setFailed] = useState<string>()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { newPassword } = readForm(event.currentTarget, 'newPassword')
    if (!show(event.currentTarget, { newPassword: checkNewPassword(newPassword) })) return
    void act.run(async () => {
      setFailed(undefined)
      const answer = await callAuth(({ setPasswordByCode }) => setPasswordByCode(code, newPassword))
      if (answer.ok) setIsDone(true)
      else setFailed(authErrorText(answer.failure, 'oldLink'))
    })
  }

  return (
    <FormCard heading={isDone ? copy.done : copy.reset}>
      <div className={styles.parts}>
        <p role="status">{isDone && actionMessages.passwordSet}</p>
        {isDone ? (
          <ButtonLink ref={leadOn} to={paths.login} icon="arrow" wide>
            {copy.toSignIn}
          </ButtonLink>
        ) : (
          <form
            className={styles.parts}
            method="post"
            noValidate
            onSubmit={submit}
            onInput={() => setFailed(undefined)}
          >
            <PasswordField
              label={copy.password}
              hint={signUpForm.passwordHint}
              autoComplete="new-password"
              {...at('newPassword')}
            />
            <FormAlert>{failed}</FormAlert>
            <Button
              type="submit"
              icon="arrow"
              wide
              busy={act.isWorking}
              busyLabel={copy.working}
              aria-disabled={act.isResting}
            >
              {copy.setPassword}
            </Button>
          </form>
        )}
      </div>
    </FormCard>
  )
}
