import { contactForm } from 'virtual:content/contactForm'
import { countries } from 'virtual:content/countries'
import { contactWords } from 'virtual:words/contact'
import { check, forward, maxLength, nonEmpty, object, optional, pipe, string, transform } from 'valibot'
import {
  EMAIL_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/data/limits'
import { inPlainCharacters, onOneLine, wellFormed } from '@/lib/text'
import { answerEntries, answersOf } from './answers'

const severalLines = pipe(
  string(),
  // Office programs copy a line break within a paragraph as a vertical tab.
  transform((value) => value.replace(/\v/g, '\n').replace(/[^\P{Cc}\t\n\r]/gu, '')),
)

/** From the form's fields to the stored message. firestore.rules checks the same lengths. */
export const contactSchema = pipe(
  object({
    name: pipe(string(), transform(onOneLine), text(contactWords.nameRequired, NAME_MAX_CHARACTERS)),
    // As specified, an incomplete address may be sent.
    email: pipe(
      string(),
      transform(inPlainCharacters),
      contact('email', contactWords.emailRequired, EMAIL_MAX_CHARACTERS),
    ),
    country: optional(string(), ''),
    phone: pipe(
      string(),
      transform(inPlainCharacters),
      contact('phone', contactWords.phoneRequired, PHONE_MAX_CHARACTERS),
    ),
    msg: pipe(severalLines, text(contactWords.messageRequired, MESSAGE_MAX_CHARACTERS)),
    ...answerEntries,
  }),
  transform(({ name, email, country, phone, msg, ...fields }) => {
    const answers = answersOf(fields)
    const message = { name, email, phone: phone && withDialingCode(phone, country), msg }
    return Object.keys(answers).length > 0 ? { ...message, answers } : message
  }),
  // Again, with the dialing code.
  forward(
    check(
      ({ phone }) => phone.length <= PHONE_MAX_CHARACTERS,
      ({ input }) => contactWords.tooLong({ max: PHONE_MAX_CHARACTERS, count: input.phone.length }),
    ),
    ['phone'],
  ),
)

function text(ifMissing: string, max: number) {
  return pipe(string(), transform(clean), nonEmpty(ifMissing), notLonger(max))
}

/** The owner decides which of the two are required. */
function contact(field: 'email' | 'phone', ifMissing: string, max: number) {
  if (isRequired(field)) return text(ifMissing, max)
  return pipe(string(), transform(clean), notLonger(max))
}

function notLonger(max: number) {
  return maxLength<string, number, (issue: { input: string }) => string>(max, ({ input }) =>
    contactWords.tooLong({ max, count: input.length }),
  )
}

export function isRequired(field: 'email' | 'phone'): boolean {
  return contactForm.requires.includes(field)
}

/** Firestore rejects lone surrogates, which some keyboards and pastes leave behind. */
function clean(value: string): string {
  return wellFormed(value).trim()
}

/** Italy and the Vatican, San Marino, Côte d’Ivoire, Congo and Benin: there, the first zero is part of the number. */
const KEEP_ZERO = ['39', '378', '225', '242', '229']

/** '91 98400 12345' begins with the dialing code: few national numbers have as many digits. With '1', none begins with it. */
const LONGER_THAN_NATIONAL = 12
/** More digits are two numbers. */
const LONGEST = 15

function withDialingCode(phone: string, region: string): string {
  const code = countries.find((country) => country.region === region)?.code.replace(/\D/g, '')
  if (!code || phone.includes('+')) return phone
  if (phone.startsWith('00')) return `+${phone.slice(2).trimStart()}`
  const digits = phone.replace(/\D/g, '')
  const isLong = digits.length >= LONGER_THAN_NATIONAL && digits.length <= LONGEST
  if (digits.startsWith(code) && (code === '1' || isLong)) return `+${phone}`
  return `+${code} ${KEEP_ZERO.includes(code) ? phone : phone.replace(/^(\(?)0(?!\))/, '$1')}`
}

export type Phones = { phone?: string; confirmPhone?: string; country?: string }

/** Shown as a hint. It does not block sending, as specified. Autofill formats numbers differently than people. */
export function phonesDiffer({ phone = '', confirmPhone = '', country = '' }: Phones): boolean {
  const plain = (number: string) => withDialingCode(inPlainCharacters(number), country).replace(/[^\d+]/g, '')
  return plain(phone) !== plain(confirmPhone)
}
