import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isHoneypotFilled } from '@/components/form/Honeypot'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { newsletterMessages } from '@/content/messages'
import { sendForm } from '@/data/sendForm'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { checkEmailInKey } from '@/lib/email'

export function useUnsubscribe() {
  const input = useRef<HTMLInputElement>(null)
  const { show, at } = useFieldErrors<'email'>()
  const [state, setState] = useState<'open' | 'failed' | 'done'>('open')
  const act = useSubmitOnce(0)
  useAddressOfLink(input)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const address = (input.current?.value ?? '').trim().toLowerCase()
    const problem = checkEmailInKey(address, EMAIL_MAX_CHARACTERS)
    if (!show(form, { email: problem && newsletterMessages.email[problem] })) return
    const trapped = isHoneypotFilled(form)
    void act.run(async () => {
      setState('open')
      const isStored = trapped || (await sendForm(({ unsubscribe }) => unsubscribe(address)))
      setState(isStored ? 'done' : 'failed')
    })
  }

  function clearFailure() {
    setState('open')
  }

  return { input, at, submit, clearFailure, state, isWorking: act.isWorking }
}

/** Newsletters put the address in the link. The prerendered page does not know it, and typed text takes precedence. */
function useAddressOfLink(input: RefObject<HTMLInputElement | null>) {
  const [search] = useSearchParams()
  const address = search.get('email') ?? ''
  useEffect(() => {
    if (input.current && !input.current.value) input.current.value = address
  }, [input, address])
}
