type Addresses = { to: string; from: string }
type Mail = Addresses & { subject: string; text: string; replyTo?: string }

/** The owner's texts. Publishing writes them into words.json, with the values in braces. */
export type MailWords = Record<
  'subject' | 'name' | 'email' | 'phone' | 'warning' | 'manySubject' | 'many',
  string
>

const MAX_NAME_LENGTH = 60 // characters

/** Plain text only. A visitor can choose neither the recipient nor the sender. */
export function messageMail(
  message: Record<string, unknown>,
  { to, from }: Addresses,
  words: MailWords,
): Mail {
  const name = oneLine(message.name)
  const email = oneLine(message.email)
  return {
    to,
    from,
    subject: fillIn(words.subject, {
      name: [...withoutEncodedWords(name)].slice(0, MAX_NAME_LENGTH).join(''),
    }),
    text: [
      fillIn(words.name, { name }),
      fillIn(words.email, { email }),
      fillIn(words.phone, { phone: oneLine(message.phone) }),
      '',
      printable(message.msg),
      '',
      '-- ',
      words.warning,
    ].join('\n'),
    ...(isAddress(email) && { replyTo: email }),
  }
}

/** Replaces all further mails of the hour. */
export function limitMail({ to, from }: Addresses, words: MailWords): Mail {
  return { to, from, subject: words.manySubject, text: words.many }
}

const fillIn = (text: string, values: Record<string, string>) =>
  text.replace(/\{\s*(\w+)\s*\}/g, (_, name: string) => values[name] ?? '')

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
