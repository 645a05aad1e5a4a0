import { contactTexts } from 'virtual:content/contactTexts'
import { countries } from 'virtual:content/countries'
import { site } from 'virtual:content/site'
import { type InputEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '@/components/Button'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { Field, SelectField, TextAreaField } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { Honeypot, isHoneypotFilled, prepareForms, sendForm } from '@/components/form/guestForm'
import { useFormAction } from '@/components/form/useFormAction'
import { addToMessage, contactForm as copy } from '@/content/forms'
import { contactMessages, countWrongFields } from '@/content/messages'
import { notify } from '@/hooks/notify'
import styles from './ContactForm.module.css'
import { contactSchema, phonesDiffer } from './contactSchema'
import { clearSentDraft, requestedSubject, saveAttempt, useDraft } from './draft'

/** Further presses within this time are ignored, as specified. */
const SEND_PAUSE_MS = 5000

export function ContactForm() {
  const [search] = useSearchParams()
  const [isMismatch, setIsMismatch] = useState(false)
  const { form, fieldProps, wrongFields, mutation, button } = useFormAction({
    schema: contactSchema,
    mutationKey: ['send the form', 'message'],
    async mutationFn({ input, values }) {
      const random = saveAttempt(values, input)
      if (isHoneypotFilled(values)) return
      await sendForm(({ sendMessage }) => askBeforeLeaving(sendMessage(input, random)))
    },
    onSuccess(_, { values }) {
      clearSentDraft(values)
      setIsMismatch(false)
      notify.success(contactMessages.success, { id: 'contact' })
    },
    onError: () => notify.error(contactMessages.failure, { id: 'contact' }),
    onSubmit: (values) => setIsMismatch(phonesDiffer(values)),
    pauseMs: SEND_PAUSE_MS,
  })
  const draft = useDraft(form.ref, requestedSubject(search), button.busy)

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    draft.save()
    if (isMismatch) setIsMismatch(phonesDiffer(draft.read()))
  }

  function leaveConfirmation() {
    const values = draft.read()
    if (values.confirmPhone) setIsMismatch(phonesDiffer(values))
  }

  return (
    <form className={styles.form} {...form} onInput={input} onFocus={prepareForms}>
      <Field
        label={copy.name}
        autoComplete="name"
        enterKeyHint="send"
        className={styles.wide}
        {...fieldProps('name')}
      />
      <Field
        label={copy.email}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        {...fieldProps('email')}
      />
      <SelectField label={copy.country} autoComplete="country" optional {...fieldProps('country')}>
        <option value="">{copy.noCountry}</option>
        {countries.map(({ region, name, dialingCode }) => (
          <option key={region} value={region}>
            {`${name} +${dialingCode}`}
          </option>
        ))}
      </SelectField>
      <Field label={copy.phone} type="tel" autoComplete="tel" enterKeyHint="send" {...fieldProps('phone')} />
      <Field
        label={copy.confirmPhone}
        type="tel"
        autoComplete="off"
        enterKeyHint="send"
        {...fieldProps('confirmPhone')}
        hint={isMismatch ? contactMessages.phoneMismatch : undefined}
        announce
        onBlur={leaveConfirmation}
      />
      <TextAreaField
        label={copy.message}
        className={`${styles.wide} ${styles.message}`}
        {...fieldProps('msg')}
      />
      <Honeypot />
      <div className={styles.foot}>
        {draft.offered && (
          <Button variant="quiet" icon="plus" className={styles.offer} onClick={draft.addOffered}>
            {addToMessage(draft.offered)}
          </Button>
        )}
        <Button
          type="submit"
          icon="arrow"
          className={styles.submit}
          busyLabel={contactMessages.sending}
          {...button}
        >
          {copy.submit}
        </Button>
        {mutation.isError || draft.isUnsent ? (
          <OtherWays />
        ) : (
          <Note sent={mutation.isSuccess ? mutation.variables.values : null} />
        )}
        <div className={styles.alert}>
          <FormAlert>{wrongFields.length > 0 ? countWrongFields(wrongFields.length) : null}</FormAlert>
        </div>
      </div>
    </form>
  )
}

type NoteProps = { sent: { phone?: string; confirmPhone?: string } | null }

function Note({ sent }: NoteProps) {
  return (
    <p className="muted small">
      {sent ? copy.sent : contactTexts.note}
      {sent?.confirmPhone && phonesDiffer(sent) && ` ${contactMessages.phoneMismatch} ${copy.numberUsed}`}
    </p>
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

/** Browsers cancel requests of a page that is closed. */
async function askBeforeLeaving(request: Promise<void>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  try {
    await request
  } finally {
    window.removeEventListener('beforeunload', ask)
  }
}
