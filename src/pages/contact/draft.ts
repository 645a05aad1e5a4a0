import { services } from 'virtual:content/services'
import { is, nullable, object, record, string } from 'valibot'
import { askAbout } from '@/content/forms'
import { serviceName } from '@/content/serviceCopy'
import { randomKeyPart } from '@/data/messageKey'
import { sessionStore } from '@/lib/storage'

export type Values = Partial<Record<string, string>>

const KEY = 'contact-draft'

const draftSchema = object({
  values: record(string(), string()),
  /** The last attempt: the message and the random part of its key, so that a retry uses the same key. */
  attempt: nullable(object({ text: string(), random: string() })),
})

type Draft = { values: Values; attempt: { text: string; random: string } | null }

export function loadDraft(): Draft {
  const draft = sessionStore.getJson(KEY)
  return is(draftSchema, draft) ? draft : { values: {}, attempt: null }
}

export function saveDraft(draft: Draft) {
  if (Object.values(draft.values).some(Boolean)) sessionStore.set(KEY, JSON.stringify(draft))
  else sessionStore.remove(KEY)
}

/** Prefilled text is not a draft until the visitor edits it. */
export function saveValues({ msg = '', ...values }: Values) {
  saveDraft({ ...loadDraft(), values: { ...values, msg: isUntouchedPrefill(msg) ? '' : msg } })
}

/** Before sending, so that the same text keeps its key after a reload. Edited text gets a new key. */
export function saveAttempt(values: Values, message: object): string {
  const { attempt } = loadDraft()
  const text = JSON.stringify(message)
  const random = attempt?.text === text ? attempt.random : randomKeyPart()
  saveDraft({ values, attempt: { text, random } })
  return random
}

/** Removes the values that have arrived. Values edited since are kept. */
export function clearSentDraft(sent: Values) {
  const left = Object.entries(loadDraft().values).filter(([name, value]) => value !== sent[name])
  saveDraft({ values: Object.fromEntries(left), attempt: null })
}

export function isUntouchedPrefill(msg: string): boolean {
  return services.some((service) => askAbout(serviceName(service)).trim() === msg.trim())
}
