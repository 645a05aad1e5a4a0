import { useId, useRef } from 'react'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { PageLink } from '@/components/PageLink'
import { labels } from '@/content/labels'
import { statusMessages } from '@/content/messages'
import { prepareForms } from '@/data/sendForm'
import { paths } from '@/paths'
import styles from './Newsletter.module.css'
import { useNewsletter } from './useNewsletter'

const copy = labels.footer

export function Newsletter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, forgive, submit, isWorking } = useNewsletter(input)

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{copy.newsletterHeading}</h2>
        <p className={styles.intro}>
          {copy.newsletterIntro} <PageLink to={paths.unsubscribe}>{copy.leaveNewsletter}</PageLink>
        </p>
      </div>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={forgive}
        onFocus={prepareForms}
      >
        <label htmlFor={`${id}-email`}>{copy.newsletterEmail}</label>
        <div className={styles.row} data-invalid={error ? true : undefined}>
          <input
            ref={input}
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={copy.newsletterPlaceholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <SubmitButton busy={isWorking} busyLabel={statusMessages.sending}>
            {copy.subscribe}
          </SubmitButton>
        </div>
        <Honeypot />
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      </form>
    </section>
  )
}
