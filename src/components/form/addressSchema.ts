import { object, pipe, rawCheck, string, toLowerCase, trim } from 'valibot'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { newsletterMessages } from '@/content/messages'
import { checkEmailInKey } from '@/lib/email'

/** An address for the newsletter's lists, whose keys contain it. */
export const addressSchema = object({
  email: pipe(
    string(),
    trim(),
    toLowerCase(),
    rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && checkEmailInKey(dataset.value, EMAIL_MAX_CHARACTERS)
      if (problem) addIssue({ message: newsletterMessages.email[problem] })
    }),
  ),
})
