import { contactMessages } from '@/content/messages'
import { randomKeyPart } from '@/data/messageKey'
import type { Message } from '@/data/messages'
import { sendForm } from '@/data/sendForm'
import { notify } from '@/hooks/notify'
import { clearSentDraft, loadDraft, saveDraft, type Values } from './draft'

type Wait = () => Promise<void>

let underWay: Promise<boolean> | null = null

/** The message being sent. Module state, so that it survives leaving and re-entering the page. */
export const messageBeingSent = () => underWay

/** Sends the draft, reports the result and clears the draft on success. */
export function sendDraft(
  message: Message,
  typed: Values,
  isHoneypotFilled: boolean,
  wait: Wait,
): Promise<boolean> {
  // Save the key before sending, so that the same message keeps it after a reload.
  const random = keepAttempt(message)
  underWay = wait()
    .then(() => isHoneypotFilled || sendForm(({ sendMessage }) => sendMessage(message, random)))
    .then((arrived) => {
      if (arrived) clearSentDraft(typed)
      if (arrived) notify.success(contactMessages.success, { id: 'contact' })
      else notify.error(contactMessages.failure, { id: 'contact' })
      return arrived
    })
    .finally(() => {
      underWay = null
    })
  return underWay
}

/** The same text keeps its key, so that it cannot be stored twice. Edited text gets a new key. */
function keepAttempt(message: Message): string {
  const draft = loadDraft()
  const text = JSON.stringify(message)
  const random = draft.attempt?.text === text ? draft.attempt.random : randomKeyPart()
  saveDraft({ ...draft, attempt: { text, random } })
  return random
}
