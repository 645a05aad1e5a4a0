import type { Message, Subscriber } from './readInbox'

const MAX_NAME_LENGTH = 80 // characters; the export has all of them

/** Unicode isolates: right-to-left text must not reorder the rest of the line. */
const isolate = (text: string) => `\u2068${text}\u2069`

export function formatMessage({ name, email, phone, msg, createdAt }: Message): string {
  return [
    '',
    `${formatTime(createdAt)}  ${isolate(truncate(escapeControls(name)))}`,
    `  ${isolate(escapeControls(email))}  ${isolate(escapeControls(phone))}`,
    ...msg.split('\n').map((line) => `  | ${isolate(escapeControls(line))}`),
  ].join('\n')
}

export function formatSubscriber({ email, createdAt }: Subscriber): string {
  return `${formatTime(createdAt)}  ${isolate(escapeControls(email))}`
}

/** Control characters could send commands to the terminal, and direction marks could disguise a line. */
export function escapeControls(text: string): string {
  const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function truncate(text: string): string {
  const characters = [...text]
  return characters.length > MAX_NAME_LENGTH ? `${characters.slice(0, MAX_NAME_LENGTH).join('')}…` : text
}

/** '2026-11-21 09:12' in local time. */
function formatTime(time: string): string {
  return new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
