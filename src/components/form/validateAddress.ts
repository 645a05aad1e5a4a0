import { newsletterLists } from 'virtual:content/newsletterLists'
import { newsletterWords } from 'virtual:words/newsletter'
import { EMAIL_MAX_CHARACTERS } from '@/data/limits'
import { checkEmailInKey } from '@/lib/email'
import { inPlainCharacters } from '@/lib/text'
import type { Values } from './fieldValues'
import type { Validated } from './useFormAction'

// Without a schema of Valibot, which pages load with their own forms: the newsletter is on every page.

/** An address for the newsletter's lists, whose keys contain it. */
export function validateAddress({ email }: Values): Validated<{ email: string }> {
  const address = inPlainCharacters(String(email ?? '')).toLowerCase()
  const problem = checkEmailInKey(address, EMAIL_MAX_CHARACTERS)
  if (!problem) return { input: { email: address } }
  const message = problem === 'missing' ? newsletterWords.emailMissing : newsletterWords.emailInvalid
  return { errors: { email: message } }
}

const allLists = newsletterLists.map(({ id }) => id)

/** Without a choice, a subscription is to everything that the owner offers. */
export function validateSubscription(values: Values): Validated<{ email: string; lists: string[] }> {
  const address = validateAddress(values)
  const hasChoice = __HAS_LISTS__ && allLists.length > 1
  const lists = hasChoice ? allLists.filter((id) => values.lists?.includes(id)) : allLists
  if (lists.length < 1 && hasChoice)
    return { errors: { ...address.errors, lists: newsletterWords.listMissing } }
  return address.errors ? address : { input: { ...address.input, lists } }
}
