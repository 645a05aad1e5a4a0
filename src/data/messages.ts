import { writeFromForm } from './formWrites'
import { messageKey } from './messageKey'
import type { Outcome } from './outcome'

export { prepareForms } from './formWrites'

export type Message = { name: string; email: string; phone: string; msg: string }

/** Safe to repeat with the same random part: the rules take the very same message again, and nothing else. */
export function sendMessage(message: Message, random: string): Promise<Outcome<boolean>> {
  return writeFromForm('contactMsg', messageKey(message.name, random), message)
}
