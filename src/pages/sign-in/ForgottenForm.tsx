import { loginTexts } from 'virtual:content/loginTexts'
import { useLayoutEffect, useRef } from 'react'
import { object } from 'valibot'
import { emailField } from '@/auth/accountFields'
import { authErrorText } from '@/auth/authErrorText'
import { callAuth } from '@/auth/callAuth'
import { Button } from '@/components/Button'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import { useFormAction } from '@/components/form/useFormAction'
import { forgottenForm as copy } from '@/content/forms'
import { authMessages } from '@/content/messages'
import { focusInView } from '@/lib/dom'
import styles from './SignInFrame.module.css'

const linkSchema = object({ email: emailField })

export type ForgottenFormProps = { email: string; onBack: (email: string) => void }

export function ForgottenForm({ email, onBack }: ForgottenFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const { form, fieldProps, mutation, button } = useFormAction({
    schema: linkSchema,
    mutationKey: ['send a password link'],
    mutationFn: ({ input }) => askForLink(input.email),
  })
  const { sent, failed } = mutation.data ?? {}
  useLayoutEffect(() => focusInView(field.current), [])

  return (
    <FormCard heading={loginTexts.forgotten.heading}>
      <form className={styles.form} {...form}>
        <p>{loginTexts.forgotten.intro}</p>
        <Field
          ref={field}
          label={copy.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          {...fieldProps('email')}
        />
        <FormAlert>{failed}</FormAlert>
        <p role="status" className={styles.status}>
          {sent}
        </p>
        <Button type="submit" icon="arrow" wide busyLabel={copy.working} {...button}>
          {copy.submit}
        </Button>
        <Button variant="quiet" onClick={() => onBack(field.current?.value ?? '')}>
          {copy.back}
        </Button>
      </form>
    </FormCard>
  )
}

/** Shows the same message whether or not the address has an account. */
const SAME_ANSWER = ['auth/user-not-found', 'auth/invalid-email', 'auth/user-disabled']

async function askForLink(email: string): Promise<{ sent?: string; failed?: string }> {
  const answer = await callAuth(({ sendPasswordReset }) => sendPasswordReset(email))
  if (answer.ok || SAME_ANSWER.includes(answer.failure.code)) return { sent: authMessages.linkSent }
  return { failed: authErrorText(answer.failure) }
}
