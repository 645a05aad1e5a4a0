import { footerTexts } from 'virtual:content/footerTexts'
import { newsletterLists } from 'virtual:content/newsletterLists'
import { newsletterWords } from 'virtual:words/newsletter'
import { useEffect, useEffectEvent, useId } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useLocation } from 'react-router-dom'
import { Button } from '@/components/Button'
import { subscriptionSchema } from '@/components/form/addressSchema'
import { Honeypot, prepareForms, sendForm } from '@/components/form/guestForm'
import { useFormAction } from '@/components/form/useFormAction'
import { PageLink } from '@/components/SiteLink'
import { paths } from '@/paths'
import styles from './Newsletter.module.css'

const allLists = newsletterLists.map(({ id }) => id)

export function Newsletter() {
  const id = useId()
  const { pathname } = useLocation()
  const { form, fieldProps, mutation, button, showErrors } = useFormAction({
    schema: subscriptionSchema,
    mutationKey: ['send the form', 'newsletter'],
    mutationFn: ({ input, values }) =>
      sendForm(values, ({ subscribe }) => subscribe(input.email, input.lists ?? allLists)),
    onSuccess(_, { values }) {
      toast.success(newsletterWords.success, { id: 'newsletter' })
      const field = form.ref.current?.elements.namedItem('email')
      // Keep the field if the visitor typed another address meanwhile.
      if (field instanceof HTMLInputElement && field.value === values.email) field.value = ''
    },
    onError: () => toast.error(newsletterWords.failure, { id: 'newsletter' }),
    pauseMs: 0,
  })
  const { name, error, attempt } = fieldProps('email')
  const lists = fieldProps('lists')
  const { isSuccess, isError } = mutation

  /** On the next page, the address is kept, and the result of this one is over. */
  const clearResult = useEffectEvent(() => {
    mutation.reset()
    showErrors({})
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the visitor leaves the page
  useEffect(() => clearResult, [pathname])

  return (
    <section className={`${styles.newsletter} column`} aria-labelledby={`${id}-heading`}>
      <div className={styles.words}>
        <h2 id={`${id}-heading`}>{footerTexts.newsletter.heading}</h2>
        <p className={styles.intro}>
          {footerTexts.newsletter.intro}{' '}
          <PageLink to={paths.unsubscribe}>{footerTexts.newsletter.leave}</PageLink>
        </p>
      </div>
      <form {...form} onFocus={prepareForms}>
        {__HAS_LISTS__ && newsletterLists.length > 1 && <Lists {...lists} />}
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          {newsletterWords.email}
        </label>
        <div className={styles.row} data-invalid={error ? true : undefined}>
          <input
            id={`${id}-email`}
            name={name}
            type="email"
            required
            autoComplete="email"
            placeholder={newsletterWords.placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || isSuccess || isError ? `${id}-message` : undefined}
          />
          <Button type="submit" busyLabel={newsletterWords.sending} {...button}>
            {newsletterWords.subscribe}
          </Button>
        </div>
        <Honeypot />
        <div id={`${id}-message`} className={styles.message} data-done={isSuccess || undefined}>
          <p role="alert">{error && <span key={attempt}>{error}</span>}</p>
          {/* Not a live region: the toast announces the same text. */}
          {(isSuccess || isError) && <p>{newsletterWords[isSuccess ? 'success' : 'failure']}</p>}
        </div>
      </form>
    </section>
  )
}

type ListsProps = { name: string; error: string | undefined; attempt: number }

/** Nothing is chosen before, because consent needs an act. */
function Lists({ name, error, attempt }: ListsProps) {
  const id = useId()
  return (
    <fieldset className={styles.lists} aria-describedby={error && `${id}-error`}>
      <legend className="caption">{newsletterWords.lists}</legend>
      {newsletterLists.map((list) => (
        <label key={list.id} className="target">
          <input type="checkbox" name={name} value={list.id} aria-invalid={error ? true : undefined} />
          <span>{list.label}</span>
        </label>
      ))}
      <p role="alert" id={`${id}-error`} className={styles.listsError}>
        {error && <span key={attempt}>{error}</span>}
      </p>
    </fieldset>
  )
}
