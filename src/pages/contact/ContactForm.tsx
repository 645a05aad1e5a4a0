import { contactTexts } from 'virtual:content/contactTexts'
import { site } from 'virtual:content/site'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/Button'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { Field, TextAreaField } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { Honeypot } from '@/components/form/Honeypot'
import { SubmitButton } from '@/components/form/SubmitButton'
import { addToMessage, contactForm as copy } from '@/content/forms'
import { contactMessages, countWrongFields } from '@/content/messages'
import { findService, serviceName } from '@/content/serviceCopy'
import { prepareForms } from '@/data/sendForm'
import { parameters } from '@/paths'
import styles from './ContactForm.module.css'
import { CountrySelect } from './CountrySelect'
import { useContactForm } from './useContactForm'

export function ContactForm() {
  const [search] = useSearchParams()
  const { form, draft, at, wrongFields, mismatch, result, act, submit, note, leaveConfirmation } =
    useContactForm(findService(search.get(parameters.service)))

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={note}
      onFocus={prepareForms}
    >
      <Field
        label={copy.name}
        autoComplete="name"
        enterKeyHint="send"
        className={styles.wide}
        {...at('name')}
      />
      <Field label={copy.email} type="email" autoComplete="email" enterKeyHint="send" {...at('email')} />
      <Field label={copy.phone} type="tel" autoComplete="tel" enterKeyHint="send" {...at('phone')} />
      <TextAreaField label={copy.message} className={`${styles.wide} ${styles.message}`} {...at('msg')} />
      <CountrySelect region={draft.region} onChange={draft.chooseCountry} />
      <Field
        label={copy.confirmPhone}
        name="confirmPhone"
        type="tel"
        autoComplete="off"
        enterKeyHint="send"
        optional
        error={mismatch ? contactMessages.phoneMismatch : undefined}
        announce
        onBlur={leaveConfirmation}
      />
      <Honeypot />
      <div className={styles.foot}>
        {draft.offered && (
          <Button variant="quiet" icon="plus" className={styles.offer} onClick={draft.addOffered}>
            {addToMessage(serviceName(draft.offered))}
          </Button>
        )}
        <SubmitButton
          icon="arrow"
          className={styles.submit}
          busy={act.isWorking}
          busyLabel={contactMessages.sending}
          aria-disabled={act.isResting}
        >
          {copy.submit}
        </SubmitButton>
        {result && !result.arrived ? (
          <OtherWays />
        ) : (
          <p className="muted small">
            {result ? copy.sent : contactTexts.note}
            {result?.mismatch && ` ${contactMessages.phoneMismatch} ${copy.numberUsed}`}
          </p>
        )}
        <div className={styles.alert}>
          <FormAlert>{wrongFields > 0 ? countWrongFields(wrongFields) : null}</FormAlert>
        </div>
      </div>
    </form>
  )
}

/** Stays on the page for visitors who missed the toast, and offers other ways to reach us. */
function OtherWays() {
  const { email, phone } = site.contact
  return (
    <p className={styles.otherWays}>
      {copy.notSent} <EmailLink address={email} /> {copy.orByPhone} <PhoneLink number={phone} />.
    </p>
  )
}
