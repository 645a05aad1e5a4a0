import { writeFromForm } from './formWrites'
import { messageKey } from './messageKey'

export type Message = { name: string; email: string; phone: string; msg: string }

/** Safe to repeat with the same random part: the rules accept an identical message again. */
export function sendMessage(message: Message, random: string): Promise<void> {
  return writeFromForm('contactMsg', messageKey(message.name, random), message)
}
