import { askAbout } from '@/content/forms'
import { services } from '@/content/services'
import { serviceName } from '@/content/serviceWords'

export const fieldNames = ['name', 'email', 'country', 'phone', 'confirmPhone', 'msg'] as const

export type FieldName = (typeof fieldNames)[number]

export type Values = Record<FieldName, string>

/** The last attempt: the message and the random part of its key, so that a retry uses the same key. */
export type Attempt = { text: string; random: string }

export type Draft = { values: Values; attempt: Attempt | null }

const KEY = 'contact-draft'

export const emptyValues: Values = { name: '', email: '', country: '', phone: '', confirmPhone: '', msg: '' }

/** Fallback if storage is blocked. Lasts as long as the page. */
let unkept: Draft | null = null

export function loadDraft(): Draft {
  try {
    return parse(sessionStorage.getItem(KEY)) ?? unkept ?? blank()
  } catch {
    return unkept ?? blank()
  }
}

export function saveDraft(draft: Draft) {
  const isEmpty = Object.values(draft.values).every((value) => value === '')
  unkept = isEmpty ? null : draft
  try {
    if (isEmpty) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is blocked or full: the variable above keeps it.
  }
}

export const saveValues = (values: Values) => saveDraft({ ...loadDraft(), values })

/** Removes the sent values from the draft. Values edited since are kept. */
export function settleDraft(sent: Values) {
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

function parse(kept: string | null): Draft | null {
  const draft: unknown = kept && JSON.parse(kept)
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
