import type { Order } from './order.js'

type Addresses = { to: string; from: string }
type Mail = Addresses & { subject: string; text: string; replyTo?: string }

/** The owner's texts. Publishing writes them into words.json, with the values in braces. */
export type MailWords = Record<
  | 'subject'
  | 'orderSubject'
  | 'plan'
  | 'name'
  | 'email'
  | 'verifiedEmail'
  | 'phone'
  | 'answer'
  | 'warning'
  | 'orderWarning'
  | 'missed'
  | 'manySubject'
  | 'many',
  string
> & {
  /** The label of each question of the contact form, by its id. */
  questions: Record<string, string>
}

/** How many were not mailed, and the command that shows them. */
type Missed = { count: string; command: string }

const MAX_NAME_LENGTH = 60 // characters

/** Plain text only. A visitor can choose neither the recipient nor the sender. */
export function messageMail(
  message: Record<string, unknown>,
  missed: Missed,
  addresses: Addresses,
  words: MailWords,
): Mail {
  const [name, email] = [oneLine(message.name), oneLine(message.email)]
  return {
    ...addresses,
    subject: fillIn(words.subject, { name: inSubject(name) }),
    text: [
      fillIn(words.name, { name }),
      fillIn(words.email, { email }),
      fillIn(words.phone, { phone: oneLine(message.phone) }),
      ...Object.entries(Object(message.answers)).map(([id, answer]) =>
        fillIn(words.answer, { question: words.questions[id] ?? id, answer: oneLine(answer) }),
      ),
      '',
      printable(message.msg),
      ...footer(words.warning, missed, words),
    ].join('\n'),
    ...replyTo(email),
  }
}

/** A plan in the bag of a customer. */
export function orderMail(order: Order, missed: Missed, addresses: Addresses, words: MailWords): Mail {
  const [plan, name, email] = [oneLine(order.plan), oneLine(order.name), oneLine(order.email)]
  return {
    ...addresses,
    subject: fillIn(words.orderSubject, { plan: inSubject(plan), name: inSubject(name) }),
    text: [
      fillIn(words.plan, { plan }),
      fillIn(words.name, { name }),
      fillIn(order.isVerified ? words.verifiedEmail : words.email, { email }),
      fillIn(words.phone, { phone: oneLine(order.phone) }),
      ...footer(words.orderWarning, missed, words),
    ].join('\n'),
    ...replyTo(email),
  }
}

/** Replaces all further mails of the hour. */
export function limitMail(missed: Missed, addresses: Addresses, words: MailWords): Mail {
  return { ...addresses, subject: words.manySubject, text: fillIn(words.many, missed) }
}

const footer = (warning: string, missed: Missed, words: MailWords) => [
  '',
  '-- ',
  warning,
  ...(missed.count === '0' ? [] : [fillIn(words.missed, missed)]),
]

const inSubject = (text: string) => [...withoutEncodedWords(text)].slice(0, MAX_NAME_LENGTH).join('')

const replyTo = (email: string) => (isAddress(email) ? { replyTo: email } : {})

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
