/**
 * What a stranger wrote, as a mail to the agency. The stranger chooses neither who gets it nor who it is from, and
 * everything is plain text.
 *
 * @typedef {{ to: string, from: string }} Addresses
 * @typedef {Addresses & { subject: string, text: string, replyTo?: string }} Mail
 */

const NAME_SHOWN = 60 // characters

/**
 * @param {Record<string, unknown>} message
 * @param {Addresses} addresses
 * @returns {Mail}
 */
export function mailFor(message, { to, from }) {
  const name = oneLine(message.name)
  const email = oneLine(message.email)
  return {
    to,
    from,
    subject: `New message from ${[...name].slice(0, NAME_SHOWN).join('')}`,
    text: [
      `Name: ${name}`,
      `E-mail: ${email}`,
      `Phone: ${oneLine(message.phone)}`,
      '',
      printable(message.msg),
      '',
      '-- ',
      'Written into the contact form of the site, by whoever came. Links in it are theirs.',
    ].join('\n'),
    ...(isAddress(email) && { replyTo: email }),
  }
}

/** Stands for all that come after it. @param {Addresses} addresses @returns {Mail} */
export function silenceMail({ to, from }) {
  return {
    to,
    from,
    subject: 'Many new messages',
    text: 'More messages come in than one mail each can tell. For an hour there are no more mails: npm run inbox shows all.',
  }
}

/** One address and no more: no list, no name, nothing that a mail program would read as something else. @param {string} text */
function isAddress(text) {
  return text.length <= 320 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text)
}

/** @param {unknown} text */
const oneLine = (text) => printable(text).replace(/\s+/g, ' ').trim()

/** Without control characters and marks that turn a line round. @param {unknown} text */
function printable(text) {
  return String(text ?? '').replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
}
