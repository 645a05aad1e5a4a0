import { writeFromForm } from './formWrites'
import { messageKey } from './messageKey'

/** The schema of the contact form decides about the other fields. */
export type Message = { name: string; [field: string]: string }

/** Safe to repeat with the same random part: the rules accept an identical message again. */
export function sendMessage(message: Message, random: string): Promise<void> {
  return writeFromForm('contactMsg', messageKey(message.name, random), message)
}
