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

const words = labels.footer

export function Newsletter() {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { error, forgive, submit, isWorking } = useNewsletter(input)

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{words.newsletterHeading}</h2>
        <p className={styles.intro}>
          {words.newsletterIntro} <PageLink to={paths.unsubscribe}>{words.leaveNewsletter}</PageLink>
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
        <label htmlFor={`${id}-email`}>{words.newsletterEmail}</label>
        <div className={styles.row} data-invalid={error ? true : undefined}>
          <input
            ref={input}
            id={`${id}-email`}
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={words.newsletterPlaceholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <SubmitButton busy={isWorking} busyLabel={statusMessages.sending}>
            {words.subscribe}
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
