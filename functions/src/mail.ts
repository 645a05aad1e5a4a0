type Addresses = { to: string; from: string }
export type Mail = Addresses & { subject: string; text: string; replyTo?: string }

const MAX_NAME_LENGTH = 60 // characters

/** Plain text only. A visitor can choose neither the recipient nor the sender. */
export function messageMail(message: Record<string, unknown>, { to, from }: Addresses): Mail {
  const name = oneLine(message.name)
  const email = oneLine(message.email)
  return {
    to,
    from,
    subject: `New message from ${[...withoutEncodedWords(name)].slice(0, MAX_NAME_LENGTH).join('')}`,
    text: [
      `Name: ${name}`,
      `E-mail: ${email} (not verified)`,
      `Phone: ${oneLine(message.phone)}`,
      '',
      printable(message.msg),
      '',
      '-- ',
      'Sent with the contact form of the site. Anyone can type any name and address there: be careful with links.',
    ].join('\n'),
    ...(isAddress(email) && { replyTo: email }),
  }
}

/** Replaces all further mails of the hour. */
export function limitMail({ to, from }: Addresses): Mail {
  return {
    to,
    from,
    subject: 'Many new messages',
    text: 'There are too many new messages to send an e-mail for each. E-mails pause for an hour. To read all messages, run npm run inbox.',
  }
}

/** Exactly one plain address: no list, display name or header that a mail program could interpret. */
function isAddress(text: string): boolean {
  return (
    text.length <= 320 &&
    text === withoutEncodedWords(text) &&
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text)
  )
}

/** Mail programs decode words like =?utf-8?q?text?= in a header (RFC 2047): they could hide any character. */
function withoutEncodedWords(text: string): string {
  return text.replaceAll('=?', '= ?')
}

function oneLine(text: unknown): string {
  return printable(text).replace(/\s+/g, ' ').trim()
}

/** Replaces control characters and direction marks, which could disguise a line. */
function printable(text: unknown): string {
  return String(text ?? '').replace(/(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ')
}
