import { pages } from 'virtual:content/pages'
import { site } from 'virtual:content/site'
import { ButtonLink } from '@/components/Button'
import { EmailLink } from '@/components/ContactLink'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormParts.module.css'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { unsubscribeForm as copy } from '@/content/forms'
import { statusMessages, unsubscribeMessages } from '@/content/messages'
import { prepareForms } from '@/data/sendForm'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { paths } from '@/paths'
import { useUnsubscribe } from './useUnsubscribe'

export function UnsubscribeForm() {
  const { input, at, submit, clearFailure, state, isWorking } = useUnsubscribe()
  const isDone = state === 'done'
  const leadOn = useFocusOnChange<HTMLAnchorElement>(isDone)
  const { email } = site.contact

  return (
    <FormCard heading={isDone ? copy.done : pages.unsubscribe.heading}>
      <div className={styles.parts}>
        <p role="status">{isDone ? unsubscribeMessages.success : pages.unsubscribe.intro}</p>
        {isDone ? (
          <ButtonLink ref={leadOn} to={paths.home} icon="arrow" wide>
            {copy.home}
          </ButtonLink>
        ) : (
          <form
            className={styles.parts}
            method="post"
            noValidate
            onSubmit={submit}
            onInput={clearFailure}
            onFocus={prepareForms}
          >
            <Field ref={input} label={copy.email} type="email" autoComplete="email" {...at('email')} />
            <Honeypot />
            <FormAlert>{state === 'failed' ? unsubscribeMessages.failure : null}</FormAlert>
            <SubmitButton icon="arrow" wide busy={isWorking} busyLabel={statusMessages.sending}>
              {copy.submit}
            </SubmitButton>
          </form>
        )}
        <p className="small">
          {copy.otherwise} <EmailLink address={email} />.
        </p>
      </div>
    </FormCard>
  )
}
