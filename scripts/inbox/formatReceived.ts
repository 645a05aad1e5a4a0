import type { ListedAddress, Message } from './readInbox'
import type { Order } from './readOrders'

/** Control characters could send commands to a terminal, and direction marks could disguise a line. */
const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** For the terminal: shows them as their numbers. */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** For files: leaves line breaks and replaces the others by spaces. */
export function removeControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, (character) => (character === '\n' ? '\n' : ' '))
}

/** Unicode isolates: right-to-left text must not reorder the rest of the line. */
const showLine = (text: string) => `\u2068${escapeControls(text)}\u2069`

export function formatMessage({ key: _, createdAt, name, email, msg, answers, ...others }: Message): string {
  const contact = Object.values(others).map(showLine)
  return [
    '',
    `${formatTime(createdAt)}  ${showLine(name)}`,
    `  ${[formatEmail(email), ...contact].join('  ')}`,
    ...Object.entries(answers).map(([id, answer]) => `  ${showLine(id)}: ${showLine(answer)}`),
    ...msg
      .replaceAll('\t', '  ')
      .split('\n')
      .map((line) => `  | ${showLine(line)}`),
  ].join('\n')
}

export function formatAddress({ email, createdAt }: Pick<ListedAddress, 'email' | 'createdAt'>): string {
  return `${formatTime(createdAt)}  ${formatEmail(email)}`
}

export function formatOrder({ createdAt, plan, name, email, emailVerified, phone }: Order): string {
  return [
    '',
    `${formatTime(createdAt)}  ${showLine(plan)}`,
    `  ${showLine(name)}  ${formatEmail(email, emailVerified)}  ${showLine(phone)}`,
  ].join('\n')
}

/** Anyone can type any address into a form, so only accounts can have a verified one. */
function formatEmail(email: string, isVerified: 'yes' | 'no' = 'no'): string {
  return `${showLine(email)} ${isVerified === 'yes' ? '(verified)' : '(not verified)'}`
}

/** '2026-11-21 09:12' in local time. */
function formatTime(time: string): string {
  return new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
