import { dialingCodeOf } from '@/content/countries'
import {
  EMAIL_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import { contactMessages, tooLong } from '@/content/messages'
import type { Message } from '@/data/messages'
import type { FieldErrors } from '@/hooks/useFieldErrors'
import { hasInvisibleCharacters } from '@/lib/email'
import type { Values } from './draft'

export type CheckedName = keyof Message

/** Builds the stored message from the form's values. */
export function composeMessage({ name, email, country, phone, msg }: Values): Message {
  return {
    name: clean(name),
    email: clean(email),
    phone: withDialingCode(clean(phone), country),
    msg: clean(msg),
  }
}

/** As specified, an incomplete e-mail address may be sent. Invisible characters could disguise it, so they may not. */
export function checkMessage({ name, email, phone, msg }: Message): FieldErrors<CheckedName> {
  return {
    name: check(name, contactMessages.nameRequired, NAME_MAX_CHARACTERS),
    email:
      check(email, contactMessages.emailRequired, EMAIL_MAX_CHARACTERS) ??
      (hasInvisibleCharacters(email) ? contactMessages.emailInvisible : undefined),
    phone: check(phone, contactMessages.phoneRequired, PHONE_MAX_CHARACTERS),
    msg: check(msg, contactMessages.messageRequired, MESSAGE_MAX_CHARACTERS),
  }
}

/** Shown as a hint. It does not block sending, as specified. */
export function phonesDiffer({ phone, confirmPhone }: Pick<Values, 'phone' | 'confirmPhone'>): boolean {
  return phone.trim() !== confirmPhone.trim()
}

/** Firestore rejects lone surrogates, which some keyboards and pastes leave behind. */
function clean(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd').trim()
}

function withDialingCode(phone: string, region: string): string {
  const code = dialingCodeOf(region)
  return code && phone && !phone.startsWith('+') ? `+${code} ${phone}` : phone
}

function check(value: string, ifNone: string, max: number): string | undefined {
  if (!value) return ifNone
  return value.length > max ? tooLong(max, value.length) : undefined
}
