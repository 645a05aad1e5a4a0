import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import { authMessages, signInMessages, signUpMessages } from '@/content/messages'
import type { FieldErrors } from '@/hooks/useFieldErrors'
import { checkEmail } from '@/lib/email'

export type SignInName = 'email' | 'password'
export type SignUpName = 'name' | 'email' | 'phone' | 'password' | 'confirmPassword'
export type PersonName = 'name' | 'phone'

type Values<Name extends string> = Record<Name, string>

export function checkSignIn({ email, password }: Values<SignInName>): FieldErrors<SignInName> {
  return {
    email: emailError(email),
    password: password ? undefined : signInMessages.passwordRequired,
  }
}

export function checkSignUp(values: Values<SignUpName>): FieldErrors<SignUpName> {
  const { email, password, confirmPassword } = values
  return {
    ...checkPerson(values),
    email: emailError(email),
    password: checkNewPassword(password),
    confirmPassword: checkRepeated(password, confirmPassword),
  }
}

export function checkPerson({ name, phone }: Values<PersonName>): FieldErrors<PersonName> {
  return {
    name: checkLength(
      name,
      signUpMessages.nameRequired,
      PERSON_NAME_MAX_CHARACTERS,
      authMessages.nameTooLong,
    ),
    phone: checkLength(phone, signUpMessages.phoneRequired, PHONE_MAX_CHARACTERS, authMessages.phoneTooLong),
  }
}

export function emailError(email: string): string | undefined {
  const problem = checkEmail(email, EMAIL_MAX_CHARACTERS)
  if (!problem) return undefined
  return problem === 'missing' ? signInMessages.emailRequired : authMessages.emailWrong
}

export function checkNewPassword(password: string): string | undefined {
  if (!password) return signUpMessages.passwordRequired
  return password.length < PASSWORD_MIN_CHARACTERS ? signUpMessages.passwordTooShort : undefined
}

function checkRepeated(password: string, repeated: string): string | undefined {
  if (!repeated) return signUpMessages.confirmPasswordRequired
  return repeated === password ? undefined : signUpMessages.passwordMismatch
}

function checkLength(value: string, ifNone: string, max: number, ifTooLong: string): string | undefined {
  if (!value) return ifNone
  return value.length > max ? ifTooLong : undefined
}
