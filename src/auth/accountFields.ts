import { maxLength, minLength, nonEmpty, pipe, rawCheck, string, transform, trim } from 'valibot'
import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import { authMessages, signInMessages, signUpMessages } from '@/content/messages'
import { checkEmail } from '@/lib/email'
import { onOneLine } from '@/lib/text'

/** Fields that several forms have. */
export const nameField = pipe(
  string(),
  transform(onOneLine),
  trim(),
  nonEmpty(signUpMessages.nameRequired),
  maxLength(PERSON_NAME_MAX_CHARACTERS, authMessages.nameTooLong),
)

export const optionalPhoneField = pipe(
  string(),
  transform(onOneLine),
  trim(),
  maxLength(PHONE_MAX_CHARACTERS, authMessages.phoneTooLong),
)

export const phoneField = pipe(optionalPhoneField, nonEmpty(signUpMessages.phoneRequired))

export const emailField = pipe(
  string(),
  trim(),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && checkEmail(dataset.value, EMAIL_MAX_CHARACTERS)
    if (problem === 'missing') addIssue({ message: signInMessages.emailRequired })
    else if (problem) addIssue({ message: authMessages.emailWrong })
  }),
)

export const passwordField = pipe(string(), nonEmpty(signInMessages.passwordRequired))

export const newPasswordField = pipe(
  string(),
  nonEmpty(signUpMessages.passwordRequired),
  minLength(PASSWORD_MIN_CHARACTERS, signUpMessages.passwordTooShort),
)
