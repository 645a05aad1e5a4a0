import { loginTexts } from 'virtual:content/loginTexts'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { emailError } from '@/auth/checkForms'
import { Button } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import { SubmitButton } from '@/components/form/SubmitButton'
import { forgottenForm as copy } from '@/content/forms'
import { authMessages } from '@/content/messages'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { readForm } from '@/lib/readForm'
import styles from './SignInFrame.module.css'

/** Further clicks within this time are ignored. */
const LINK_PAUSE_MS = 1000

export type ForgottenFormProps = { email: string; onBack: () => void }

export function ForgottenForm({ email, onBack }: ForgottenFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { show, at } = useFieldErrors<'email'>()
  const act = useSubmitOnce(LINK_PAUSE_MS)
  const [answer, setAnswer] = useState<{ sent?: string; failed?: string }>({})
  useLayoutEffect(() => field.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = readForm(event.currentTarget, 'email')
    if (!show(event.currentTarget, { email: emailError(values.email) })) return
    void act.run(async () => {
      setAnswer({})
      setAnswer(await askForLink(values.email))
    })
  }

  return (
    <FormCard heading={loginTexts.forgotten.heading}>
      <form className={styles.form} method="post" noValidate onSubmit={submit} onInput={() => setAnswer({})}>
        <p>{loginTexts.forgotten.intro}</p>
        <Field
          ref={field}
          label={copy.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          {...at('email')}
        />
        <FormAlert>{answer.failed}</FormAlert>
        <p role="status" className={styles.status}>
          {answer.sent}
        </p>
        <SubmitButton
          icon="arrow"
          wide
          busy={act.isWorking}
          busyLabel={copy.working}
          aria-disabled={act.isResting}
        >
          {copy.submit}
        </SubmitButton>
        <Button variant="quiet" onClick={onBack}>
          {copy.back}
        </Button>
      </form>
    </FormCard>
  )
}

/** Shows the same message whether or not the address has an account. */
const SAME_ANSWER = ['auth/user-not-found', 'auth/invalid-email', 'auth/user-disabled']

async function askForLink(email: string) {
  const answer = await callAuth(({ sendPasswordReset }) => sendPasswordReset(email))
  if (answer.ok || SAME_ANSWER.includes(answer.failure.code)) return { sent: authMessages.linkSent }
  return { failed: authErrorText(answer.failure) }
}
