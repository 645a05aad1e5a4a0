/** @import { Message, Subscriber } from './readInbox.mjs' */

const NAME_SHOWN = 80 // characters; the export has all of them

/** Keeps what is written in another direction from turning the rest of the line round. */
const ISOLATE = ['\u2068', '\u2069']

/** @param {Message} message */
export function showMessage({ name, email, phone, msg, createdAt }) {
  const lines = visible(msg, '\n').split('\n')
  return [
    '',
    `${moment(createdAt)}  ${isolated(shortened(visible(name)))}`,
    `  ${isolated(visible(email))}  ${isolated(visible(phone))}`,
    ...lines.map((line) => `  | ${isolated(line)}`),
  ].join('\n')
}

/** @param {Subscriber} subscriber */
export function showSubscriber({ email, createdAt }) {
  return `${moment(createdAt)}  ${isolated(visible(email))}`
}

/**
 * A terminal takes control characters for orders, and marks of direction can make a line read as something else:
 * both are written out.
 * @param {string} text
 * @param {string} [kept]
 */
export function visible(text, kept = '') {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (character) =>
    kept.includes(character) ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** @param {string} text */
function shortened(text) {
  const characters = [...text]
  return characters.length > NAME_SHOWN ? `${characters.slice(0, NAME_SHOWN).join('')}…` : text
}

const isolated = (/** @type {string} */ text) => ISOLATE.join(text)

/** '2026-11-21 09:12', at this machine's time. @param {string} time */
function moment(time) {
  return new Date(time).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}
