import { accountFieldsWords } from 'virtual:words/accountFields'
import { maxLength, minLength, nonEmpty, pipe, rawCheck, string, transform, trim } from 'valibot'
import {
  EMAIL_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/data/limits'
import { checkEmail } from '@/lib/email'
import { inPlainCharacters, onOneLine } from '@/lib/text'

/** Fields that several forms have. */
export const nameField = pipe(
  string(),
  transform(onOneLine),
  trim(),
  nonEmpty(accountFieldsWords.nameRequired),
  maxLength(PERSON_NAME_MAX_CHARACTERS, accountFieldsWords.tooLong({ max: PERSON_NAME_MAX_CHARACTERS })),
)

export const optionalPhoneField = pipe(
  string(),
  transform(inPlainCharacters),
  maxLength(PHONE_MAX_CHARACTERS, accountFieldsWords.tooLong({ max: PHONE_MAX_CHARACTERS })),
)

export const phoneField = pipe(optionalPhoneField, nonEmpty(accountFieldsWords.phoneRequired))

export const emailField = pipe(
  string(),
  transform(inPlainCharacters),
  rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed && checkEmail(dataset.value, EMAIL_MAX_CHARACTERS)
    if (problem === 'missing') addIssue({ message: accountFieldsWords.emailRequired })
    else if (problem) addIssue({ message: accountFieldsWords.emailWrong })
  }),
)

export const passwordField = pipe(string(), nonEmpty(accountFieldsWords.passwordRequired))

export const newPasswordField = pipe(
  string(),
  nonEmpty(accountFieldsWords.passwordRequired),
  minLength(PASSWORD_MIN_CHARACTERS, accountFieldsWords.tooShort({ min: PASSWORD_MIN_CHARACTERS })),
)
