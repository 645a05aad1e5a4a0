import { footerTexts } from 'virtual:content/footerTexts'
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
  const { error, outcome, clear, submit, isWorking } = useNewsletter(input)

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{footerTexts.newsletter.heading}</h2>
        <p className={styles.intro}>
          {footerTexts.newsletter.intro}{' '}
          <PageLink to={paths.unsubscribe}>{footerTexts.newsletter.leave}</PageLink>
        </p>
      </div>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={clear}
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
            enterKeyHint="go"
            placeholder={copy.newsletterPlaceholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || outcome ? `${id}-message` : undefined}
          />
          <SubmitButton busy={isWorking} busyLabel={statusMessages.sending}>
            {copy.subscribe}
          </SubmitButton>
        </div>
        <Honeypot />
        <div id={`${id}-message`} className={styles.message} data-done={outcome?.isStored}>
          <p role="alert">{error}</p>
          {/* Not a live region: the toast announces the same text. */}
          {outcome && <p>{outcome.text}</p>}
        </div>
      </form>
    </section>
  )
}
