import { contactForm } from 'virtual:content/contactForm'
import { contactTexts } from 'virtual:content/contactTexts'
import { countries } from 'virtual:content/countries'
import { site } from 'virtual:content/site'
import { contactWords } from 'virtual:words/contact'
import { type FocusEvent, type InputEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/Button'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { Field, SelectField, TextAreaField } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { Honeypot, prepareForms, sendForm } from '@/components/form/guestForm'
import { useFormAction } from '@/components/form/useFormAction'
import { validateWith } from '@/components/form/validateWith'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { isDenied } from '@/data/isDenied'
import { usePageState } from '@/hooks/usePageState'
import { reloadIfOutdated } from '@/lib/loadChunk'
import { paths } from '@/paths'
import { answerName } from './answers'
import styles from './ContactForm.module.css'
import { contactSchema, isRequired, type Phones, phonesDiffer } from './contactSchema'
import { clearSentDraft, requestedSubject, saveAttempt, useDraft } from './draft'
import { QuestionField } from './QuestionField'
import { useAccountValues } from './useAccountValues'

const validateContact = validateWith(contactSchema)

/** Further presses within this time are ignored, as specified. */
const SEND_PAUSE_MS = 5000

export function ContactForm() {
  const { search } = useLocation()
  const [isMismatch, setIsMismatch] = useState(false)
  const { form, fieldProps, wrongFields, mutation, button } = useFormAction({
    validate: validateContact,
    mutationKey: ['send the form', 'message'],
    mutationFn({ input, values }) {
      const random = saveAttempt(values, input)
      return sendForm(values, async ({ sendMessage }) => {
        try {
          await askBeforeLeaving(sendMessage(input, random))
        } catch (error) {
          // What was typed here outlives a reload.
          if (isDenied(error) && form.ref.current) await reloadIfOutdated()
          throw error
        }
      })
    },
    onSuccess(_, { values }) {
      clearSentDraft(values)
      setIsMismatch(false)
      toast.success(contactWords.success, { id: 'contact' })
    },
    onError: () => toast.error(contactWords.failure, { id: 'contact' }),
    onSubmit: (values) => setIsMismatch(phonesDiffer(values)),
    pauseMs: SEND_PAUSE_MS,
  })
  const draft = useDraft({
    form: form.ref,
    requested: requestedSubject(new URLSearchParams(search), usePageState()),
    account: useAccountValues(),
    isSending: button.busy,
  })

  function input(event: InputEvent<HTMLFormElement>) {
    form.onInput(event)
    draft.save()
    if (isMismatch) setIsMismatch(phonesDiffer(draft.read()))
  }

  /** Only on the way to another field: under a press on the button, the hint would move the button away. */
  function leaveConfirmation({ relatedTarget }: FocusEvent) {
    const values = draft.read()
    if (relatedTarget?.matches('[name]') && values.confirmPhone) setIsMismatch(phonesDiffer(values))
  }

  return (
    <form className={`${styles.form} column`} {...form} onInput={input} onFocus={prepareForms}>
      <div className={`${styles.fields} column`}>
        <Field
          label={contactWords.name}
          autoComplete="name"
          className={styles.wide}
          {...fieldProps('name')}
        />
        <Field
          label={contactWords.email}
          type="email"
          autoComplete="email"
          optional={!isRequired('email')}
          {...fieldProps('email')}
        />
        {contactForm.country && <CountryField {...fieldProps('country')} />}
        <Field
          label={contactWords.phone}
          type="tel"
          autoComplete="tel"
          optional={!isRequired('phone')}
          {...fieldProps('phone')}
        />
        {contactForm.confirmPhone && (
          <Field
            label={contactWords.confirmPhone}
            type="tel"
            autoComplete="off"
            optional={!isRequired('phone')}
            {...fieldProps('confirmPhone')}
            hint={isMismatch ? contactWords.phoneMismatch : undefined}
            announce
            onBlur={leaveConfirmation}
          />
        )}
        {contactForm.questions.map((question) => (
          <QuestionField key={question.id} question={question} {...fieldProps(answerName(question))} />
        ))}
      </div>
      <TextAreaField label={contactWords.message} className={styles.message} {...fieldProps('msg')} />
      <Honeypot />
      <div className={styles.foot}>
        {draft.offered && (
          <Button variant="quiet" icon="plus" className={styles.offer} onClick={draft.addOffered}>
            {contactWords.addToMessage({ subject: draft.offered })}
          </Button>
        )}
        {contactTexts.privacy && (
          <p className="muted small">
            {contactTexts.privacy.text}{' '}
            {contactTexts.privacy.link && <PageLink to={paths.privacy}>{contactTexts.privacy.link}</PageLink>}
          </p>
        )}
        <Button
          type="submit"
          icon="arrow"
          className={styles.submit}
          busyLabel={contactWords.sending}
          {...button}
        >
          {contactWords.submit}
        </Button>
        {mutation.isError || draft.isUnsent ? (
          <OtherWays />
        ) : (
          <Note sent={mutation.isSuccess ? mutation.variables.values : null} />
        )}
        <div className={styles.alert}>
          <FormAlert>
            {wrongFields.length > 0 ? contactWords.wrongFields({ count: wrongFields.length }) : null}
          </FormAlert>
        </div>
      </div>
    </form>
  )
}

function CountryField(props: { name: string; error: string | undefined; attempt: number }) {
  return (
    <SelectField label={contactWords.country} autoComplete="country" optional {...props}>
      <option value="">{contactWords.noCountry}</option>
      {countries.map(({ region, name, code }) => (
        <option key={region} value={region}>
          {`${name} ${code}`}
        </option>
      ))}
    </SelectField>
  )
}

function Note({ sent }: { sent: Phones | null }) {
  return <p className="muted small">{noteText(sent)}</p>
}

function noteText(sent: Phones | null): string {
  if (!sent) return contactTexts.note
  if (!sent.confirmPhone || !phonesDiffer(sent)) return contactWords.sent
  return `${contactWords.sent} ${contactWords.phoneMismatch} ${contactWords.numberUsed}`
}

/** Stays on the page for visitors who missed the toast, and offers other ways to reach us. */
function OtherWays() {
  const { email, phone } = site.contact
  return (
    <p className={styles.otherWays}>
      <Sentence
        of={contactWords.notSent}
        links={{
          email: <EmailLink className="label wrap-anywhere" address={email} />,
          phone: <PhoneLink className="label wrap-anywhere" number={phone} />,
        }}
      />
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
