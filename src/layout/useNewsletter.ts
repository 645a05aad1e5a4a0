import { type RefObject, type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isHoneypotFilled } from '@/components/form/Honeypot'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { newsletterMessages } from '@/content/messages'
import { sendForm } from '@/data/sendForm'
import { notify } from '@/hooks/notify'
import { useFormOpenedAt } from '@/hooks/useFormOpenedAt'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { checkEmailInKey } from '@/lib/email'

/** Stays at the field after its toast has gone. */
type Outcome = { isStored: boolean; text: string }

export function useNewsletter(input: RefObject<HTMLInputElement | null>) {
  const [error, setError] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const wait = useFormOpenedAt()
  const act = useSubmitOnce(0)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    const address = typed.trim().toLowerCase()
    const problem = checkEmailInKey(address, EMAIL_MAX_CHARACTERS)
    // Removed first: a screen reader announces the same error a second time only if the page changes.
    flushSync(clear)
    setError(problem && newsletterMessages.email[problem])
    if (problem) {
      input.current?.focus()
      return
    }
    const trapped = isHoneypotFilled(event.currentTarget)
    void act.run(async () => {
      await wait()
      const isStored = trapped || (await sendForm(({ subscribe }) => subscribe(address)))
      const text = newsletterMessages[isStored ? 'success' : 'failure']
      notify[isStored ? 'success' : 'error'](text, { id: 'newsletter' })
      setOutcome({ isStored, text })
      // Keep the field if the visitor typed another address meanwhile.
      if (isStored && input.current?.value === typed) input.current.value = ''
    })
  }

  function clear() {
    setError(undefined)
    setOutcome(undefined)
  }

  return { error, outcome, clear, submit, isWorking: act.isWorking }
}
