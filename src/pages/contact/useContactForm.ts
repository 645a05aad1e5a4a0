import type { Service } from 'virtual:content/services'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isHoneypotFilled } from '@/components/form/Honeypot'
import { contactMessages } from '@/content/messages'
import { useFieldErrors } from '@/hooks/useFieldErrors'
import { useFormOpenedAt } from '@/hooks/useFormOpenedAt'
import { useSubmitOnce } from '@/hooks/useSubmitOnce'
import { type CheckedName, checkMessage, composeMessage, phonesDiffer } from './checkMessage'
import { loadDraft, type Values } from './draft'
import { messageBeingSent, sendDraft } from './sendDraft'
import { useDraft } from './useDraft'

/** Further clicks within this time are ignored. */
const SEND_PAUSE_MS = 5000

/** `mismatch`: the message has arrived with a phone number that differs from its confirmation. */
type SendResult = { arrived: boolean; mismatch?: boolean }

export function useContactForm(asked: Service | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, asked)
  const { show, at } = useFieldErrors<CheckedName | 'confirmPhone'>()
  const [wrongFields, setWrongFields] = useState(0)
  const [mismatch, setMismatch] = useState(false)
  const [result, setResult] = useState<SendResult | null>(null)
  const wait = useFormOpenedAt()
  const act = useSubmitOnce(SEND_PAUSE_MS)

  const comparePhones = () => setMismatch(phonesDiffer(draft.read()))

  async function follow(delivery: Promise<boolean>, typed: Values) {
    const arrived = await delivery
    setResult(arrived ? { arrived, mismatch: typed.confirmPhone !== '' && phonesDiffer(typed) } : { arrived })
    if (!arrived) return
    draft.clear(typed)
    setMismatch(false)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const target = event.currentTarget
    const typed = draft.read()
    const message = composeMessage(typed)
    const errors = checkMessage(message)
    const differ = phonesDiffer(typed)
    setMismatch(differ)
    const isBlocked = Object.values(errors).some(Boolean)
    // Different phone numbers alone do not block sending, but they count among the fields that need attention.
    const shown = isBlocked && differ ? { ...errors, confirmPhone: contactMessages.phoneMismatch } : errors
    setWrongFields(Object.values(shown).filter(Boolean).length)
    if (!show(target, shown)) return
    void act.run(() => {
      setResult(null)
      return follow(sendDraft(message, typed, isHoneypotFilled(target), wait), typed)
    })
  }

  function note() {
    draft.keep()
    setWrongFields(0)
    setResult(null)
    if (mismatch) comparePhones()
  }

  function leaveConfirmation() {
    if (draft.read().confirmPhone) comparePhones()
  }

  // The visitor left the page while a message was being sent: show its progress again.
  const takeUp = useEffectEvent(() => {
    const delivery = messageBeingSent()
    const typed = loadDraft().values
    if (delivery) void act.run(() => follow(delivery, typed))
  })
  useEffect(() => takeUp(), [])

  return { form, draft, at, wrongFields, mismatch, result, act, submit, note, leaveConfirmation }
}
