import type { fieldsOf } from '@/data/collections'
import type { ContentValue } from './firestoreValue'

type FieldInfo = ReturnType<typeof fieldsOf>[number][1]

/** Its message says what is wrong and what to write instead. */
export class FieldError extends Error {}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const IMAGE_PATH = /^\/[\w./-]+\.(svg|avif|webp|jpg|jpeg|png)$/

/** Stricter than the site, which ignores an invalid value. */
export function readField(name: string, info: FieldInfo, value: unknown): ContentValue {
  const parsed = parseValue(info, value)
  if (parsed === undefined) {
    const found = value === null || value === undefined ? 'empty' : JSON.stringify(value)
    throw new FieldError(`${name} is ${found}: write ${expected(info)}.`)
  }
  const max = 'max' in info ? info.max : Number.POSITIVE_INFINITY
  const length = typeof parsed === 'string' || Array.isArray(parsed) ? parsed.length : 0
  if (length > max) {
    const unit = info.kind === 'list' ? 'entries' : 'characters'
    throw new FieldError(`${name} has ${length} ${unit}: write at most ${max}.`)
  }
  return parsed
}

function parseValue(info: FieldInfo, value: unknown): ContentValue | undefined {
  const text = typeof value === 'string' ? value : ''
  switch (info.kind) {
    case 'text':
      return text.trim() || undefined
    case 'email':
      return EMAIL.test(text) ? text : undefined
    case 'url':
      return /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined
    case 'image':
      return (text.startsWith('https://') ? URL.canParse(text) : IMAGE_PATH.test(text)) ? text : undefined
    case 'date':
      return parseDate(text)
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'list':
      return parseList(value)
    case 'choice':
      return info.choices.includes(text) ? text : undefined
  }
}

/** A date without a time is stored as noon UTC, which is the same day in both offices. */
function parseDate(text: string): Date | undefined {
  if (!DATE.test(text) && !DATE_TIME.test(text)) return undefined
  const date = new Date(DATE.test(text) ? `${text}T12:00:00Z` : text)
  if (Number.isNaN(date.getTime())) return undefined
  // JavaScript reads 2026-02-30 as 2 March.
  return DATE.test(text) && !date.toISOString().startsWith(text) ? undefined : date
}

function parseList(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries = value.map((entry) => (typeof entry === 'string' ? entry.trim() : ''))
  return entries.includes('') ? undefined : entries
}

function expected(info: FieldInfo): string {
  switch (info.kind) {
    case 'text':
      return 'some text, in quotes if it is a number'
    case 'email':
      return 'an e-mail address, for example hello@triveni.example'
    case 'url':
      return 'a full URL, for example https://triveni.example/'
    case 'image':
      return 'the path of a picture in public/, for example /team/name.svg, or its https:// address'
    case 'date':
      return 'a date as YYYY-MM-DD, for example 2026-11-14'
    case 'number':
      return 'a number without quotes, for example 3'
    case 'flag':
      return 'true or false'
    case 'list':
      return 'a list in brackets, for example [audit, page speed]'
    case 'choice':
      return `one of ${info.choices.join(', ')}`
  }
}
