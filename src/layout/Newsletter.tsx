import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '@/components/Button'
import { labels } from '@/content/labels'
import { statusMessages } from '@/content/messages'
import styles from './Newsletter.module.css'

const words = labels.footer

export function Newsletter() {
  const id = useId()
  const [answer, setAnswer] = useState('')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setAnswer(statusMessages.notAvailable)
  }

  return (
    <section className={styles.newsletter} aria-labelledby={`${id}-heading`}>
      <div>
        <h2 id={`${id}-heading`}>{words.newsletterHeading}</h2>
        <p className={styles.intro}>{words.newsletterIntro}</p>
      </div>
      <form method="post" noValidate onSubmit={submit}>
        <label htmlFor={`${id}-email`}>{words.newsletterEmail}</label>
        <div className={styles.row}>
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={words.newsletterPlaceholder}
            aria-describedby={`${id}-answer`}
          />
          <Button type="submit">{words.subscribe}</Button>
        </div>
        <p id={`${id}-answer`} className={styles.answer} role="status">
          {answer}
        </p>
      </form>
    </section>
  )
}
