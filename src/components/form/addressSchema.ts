import { newsletterLists } from 'virtual:content/newsletterLists'
import { newsletterWords } from 'virtual:words/newsletter'
import {
  array,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  rawCheck,
  string,
  toLowerCase,
  transform,
  undefined_,
} from 'valibot'
import { EMAIL_MAX_CHARACTERS } from '@/data/limits'
import { checkEmailInKey } from '@/lib/email'
import { inPlainCharacters } from '@/lib/text'

/** An address for the newsletter's lists, whose keys contain it. */
export const addressSchema = object({
  email: pipe(
    string(),
    transform(inPlainCharacters),
    toLowerCase(),
    rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && checkEmailInKey(dataset.value, EMAIL_MAX_CHARACTERS)
      if (problem === 'missing') addIssue({ message: newsletterWords.emailMissing })
      else if (problem) addIssue({ message: newsletterWords.emailInvalid })
    }),
  ),
})

/** Without a choice, a subscription is to everything that the owner offers. */
const listsSchema =
  __HAS_LISTS__ && newsletterLists.length > 1
    ? pipe(
        optional(array(picklist(newsletterLists.map(({ id }) => id))), []),
        minLength(1, newsletterWords.listMissing),
      )
    : optional(undefined_())

export const subscriptionSchema = object({ ...addressSchema.entries, lists: listsSchema })
