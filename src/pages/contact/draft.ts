import { services } from 'virtual:content/services'
import { askAbout } from '@/content/forms'
import { serviceName } from '@/content/serviceCopy'
import { sessionStore } from '@/lib/storage'

export const fieldNames = ['name', 'email', 'country', 'phone', 'confirmPhone', 'msg'] as const

type FieldName = (typeof fieldNames)[number]

export type Values = Record<FieldName, string>

/** The last attempt: the message and the random part of its key, so that a retry uses the same key. */
type Attempt = { text: string; random: string }

export type Draft = { values: Values; attempt: Attempt | null }

const KEY = 'contact-draft'

export const emptyValues: Values = { name: '', email: '', country: '', phone: '', confirmPhone: '', msg: '' }

export function loadDraft(): Draft {
  return parse(sessionStore.getJson(KEY)) ?? blank()
}

export function saveDraft(draft: Draft) {
  const isEmpty = Object.values(draft.values).every((value) => value === '')
  if (isEmpty) sessionStore.remove(KEY)
  else sessionStore.set(KEY, JSON.stringify(draft))
}

export const saveValues = (values: Values) => saveDraft({ ...loadDraft(), values })

/** Removes the sent values from the draft. Values edited since are kept. */
export function clearSentDraft(sent: Values) {
  saveDraft({ values: without(loadDraft().values, sent), attempt: null })
}

export function without(values: Values, sent: Values): Values {
  const left = fieldNames.map((name) => [name, values[name] === sent[name] ? '' : values[name]])
  return { ...emptyValues, ...Object.fromEntries(left) }
}

/** Prefilled text is not a draft until the visitor edits it. */
export function isUntouchedPrefill(msg: string): boolean {
  return services.some((service) => askAbout(serviceName(service)).trim() === msg.trim())
}

function blank(): Draft {
  return { values: emptyValues, attempt: null }
}

function parse(draft: unknown): Draft | null {
  if (!isRecord(draft) || !isRecord(draft.values)) return null
  const { values, attempt } = draft
  const texts = fieldNames.map((name) => [name, typeof values[name] === 'string' ? values[name] : ''])
  return { values: { ...emptyValues, ...Object.fromEntries(texts) }, attempt: parseAttempt(attempt) }
}

function parseAttempt(attempt: unknown): Attempt | null {
  if (!isRecord(attempt)) return null
  const { text, random } = attempt
  return typeof text === 'string' && typeof random === 'string' ? { text, random } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
