import { newsletterLists } from 'virtual:content/newsletterLists'
import { controlsWords } from 'virtual:words/controls'
import { newsletterWords } from 'virtual:words/newsletter'
import { useId } from 'react'
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
} from 'valibot'
import { EMAIL_MAX_CHARACTERS } from '@/data/limits'
import { checkEmailInKey } from '@/lib/email'
import { loadChunk } from '@/lib/loadChunk'
import { inPlainCharacters } from '@/lib/text'

/** A name that browsers and password managers do not autofill. */
const HONEYPOT_NAME = 'reference'

/** A field that people cannot see or focus. Bots fill it in, too, unless it is `display: none`. */
export function Honeypot() {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{controlsWords.honeypot}</label>
      <input
        id={id}
        name={HONEYPOT_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}

const importForms = () => import('@/data/guestWrites')

/** Call this when a visitor starts to fill in a form: it downloads the code and starts App Check. */
export async function prepareForms() {
  // If the page must reload for it, then before the visitor has typed.
  const forms = await loadChunk(importForms).catch(() => undefined)
  forms?.startAppCheck()
}

/** Resolves once the form is stored. A bot only sees success. */
export async function sendForm(
  values: { [HONEYPOT_NAME]?: string },
  send: (forms: typeof import('@/data/guestWrites')) => Promise<void>,
): Promise<void> {
  if (!values[HONEYPOT_NAME]) await send(await loadChunk(importForms))
}

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

const listIds = newsletterLists.map(({ id }) => id)

/** Without a choice, a subscription is to everything that the owner offers. */
const listsSchema =
  listIds.length > 1
    ? pipe(optional(array(picklist(listIds)), []), minLength(1, newsletterWords.listMissing))
    : optional(array(string()), listIds)

export const subscriptionSchema = object({ ...addressSchema.entries, lists: listsSchema })
