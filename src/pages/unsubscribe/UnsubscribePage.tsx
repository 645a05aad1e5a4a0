import { pageTexts } from 'virtual:content/pageTexts'
import { site } from 'virtual:content/site'
import { unsubscribeWords } from 'virtual:words/unsubscribe'
import { useSearchParams } from 'react-router-dom'
import { useUserKey } from '@/auth/useAuth'
import { Button, ButtonLink } from '@/components/Button'
import { EmailLink } from '@/components/ContactLink'
import { Field } from '@/components/form/Field'
import { FormAlert } from '@/components/form/FormAlert'
import { FormCard } from '@/components/form/FormCard'
import styles from '@/components/form/FormCard.module.css'
import { Honeypot, prepareForms, sendForm } from '@/components/form/guestForm'
import { useFormAction } from '@/components/form/useFormAction'
import { validateAddress } from '@/components/form/validateAddress'
import { Sentence } from '@/components/Sentence'
import { PageSeo } from '@/components/seo/PageSeo'
import { useArrival } from '@/hooks/useArrival'
import { useFocusOnChange } from '@/hooks/useFocusOnChange'
import { paths } from '@/paths'

/** The target of the newsletters' unsubscribe link. Opening it does nothing, because mail scanners open links. */
export function UnsubscribePage() {
  return (
    <>
      <PageSeo page={pageTexts.unsubscribe} path={paths.unsubscribe} />
      {/* A link to this page starts again. */}
      <UnsubscribeForm key={`${useArrival()} ${useUserKey()}`} />
    </>
  )
}

export function UnsubscribeForm() {
  const { form, fieldProps, mutation, button } = useFormAction({
    validate: validateAddress,
    mutationKey: ['send the form', 'unsubscribe'],
    mutationFn: ({ input, values }) => sendForm(values, ({ unsubscribe }) => unsubscribe(input.email)),
    pauseMs: 0,
  })
  // Newsletters put the address in the link. The prerendered page does not know it. Some do not encode a '+'.
  const address = (useSearchParams()[0].get('email') ?? '').trim().replaceAll(' ', '+')
  const isDone = mutation.isSuccess
  const homeLink = useFocusOnChange<HTMLAnchorElement>(isDone)
  const { email } = site.contact

  return (
    <FormCard heading={isDone ? unsubscribeWords.done : pageTexts.unsubscribe.heading}>
      <p role="status">{isDone ? unsubscribeWords.success : pageTexts.unsubscribe.intro}</p>
      {isDone ? (
        <ButtonLink ref={homeLink} to={paths.home} icon="arrow" wide>
          {unsubscribeWords.home}
        </ButtonLink>
      ) : (
        <form className={styles.parts} {...form} onFocus={prepareForms}>
          <Field
            label={unsubscribeWords.email}
            type="email"
            autoComplete="email"
            defaultValue={address}
            {...fieldProps('email')}
          />
          <Honeypot />
          <FormAlert>{mutation.isError ? unsubscribeWords.failure : null}</FormAlert>
          <Button type="submit" icon="arrow" wide busyLabel={unsubscribeWords.sending} {...button}>
            {unsubscribeWords.submit}
          </Button>
        </form>
      )}
      <p className="small">
        <Sentence of={unsubscribeWords.otherwise} links={{ email: <EmailLink address={email} /> }} />
      </p>
    </FormCard>
  )
}
