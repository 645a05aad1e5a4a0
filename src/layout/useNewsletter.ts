import { type RefObject, type SubmitEvent, useState } from 'react'
import { isHoneypotFilled } from '@/components/form/Honeypot'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { newsletterMessages } from '@/content/messages'
import { sendForm } from '@/data/sendForm'
import { notify } from '@/hooks/notify'
import { useFormOpenedAt } from '@/hooks/useFormOpenedAt'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { checkEmailAsId } from '@/lib/email'

export function useNewsletter(input: RefObject<HTMLInputElement | null>) {
  const [error, setError] = useState<string>()
  const wait = useFormOpenedAt()
  const act = useSubmitOnce(0)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = input.current?.value ?? ''
    const address = typed.trim().toLowerCase()
    const problem = checkEmailAsId(address, EMAIL_MAX_CHARACTERS)
    setError(problem && newsletterMessages.email[problem])
    if (problem) {
      input.current?.focus()
      return
    }
    const trapped = isHoneypotFilled(event.currentTarget)
    void act.run(async () => {
      await wait()
      const isStored = trapped || (await sendForm(({ subscribe }) => subscribe(address)))
      if (!isStored) notify.error(newsletterMessages.failure, { id: 'newsletter' })
      else {
        notify.success(newsletterMessages.success, { id: 'newsletter' })
        // Keep the field if the visitor typed another address meanwhile.
        if (input.current?.value === typed) input.current.value = ''
      }
    })
  }

  return { error, forgive: () => setError(undefined), submit, isWorking: act.isWorking }
}
