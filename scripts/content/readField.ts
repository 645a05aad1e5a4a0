import type { fieldsOf } from '@/data/collections'
import { EMAIL, isDay, isWebUrl } from '../brand/fields'
import { UserError } from '../lib/userError'
import type { ContentValue } from './firestoreValue'

export type FieldInfo = ReturnType<typeof fieldsOf>[number][1]

/** Its message says what is wrong and what to write instead. */
export class FieldError extends UserError {}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/

const EXPECTED: Record<FieldInfo['kind'], string> = {
  text: 'some text, in quotes if it is a number',
  email: 'an e-mail address, for example hello@site.example',
  url: 'a full URL, for example https://site.example/',
  image: 'the path of a picture in public/, for example /team/name.jpg',
  date: 'a date as YYYY-MM-DD, for example 2026-11-14',
  number: 'a number without quotes, for example 3',
  flag: 'true or false',
  list: 'a list in brackets, for example [audit, page speed]',
  choice: 'one of',
}

/** Stricter than the site, which ignores an invalid value. */
export function readField(name: string, info: FieldInfo, value: unknown): ContentValue {
  const parsed = parseValue(info, value)
  if (parsed === undefined) {
    const found = value === null || value === undefined ? 'empty' : JSON.stringify(value)
    const choices = info.kind === 'choice' ? ` ${info.choices.join(', ')}` : ''
    const orRemove = info.required ? '' : ', or remove the line'
    throw new FieldError(`${name} is ${found}: write ${EXPECTED[info.kind]}${choices}${orRemove}.`)
  }
  const length = typeof parsed === 'string' || Array.isArray(parsed) ? parsed.length : 0
  if ('max' in info && length > info.max) {
    const unit = info.kind === 'list' ? 'entries' : 'characters'
    throw new FieldError(`${name} has ${length} ${unit}: write at most ${info.max}.`)
  }
  return parsed
}

function parseValue(info: FieldInfo, value: unknown): ContentValue | undefined {
  if (info.kind === 'number') return typeof value === 'number' && Number.isFinite(value) ? value : undefined
  if (info.kind === 'flag') return typeof value === 'boolean' ? value : undefined
  if (info.kind === 'list') return parseList(value)
  if (typeof value !== 'string') return undefined
  if (info.kind === 'text') return value.trim() || undefined
  if (info.kind === 'date') return parseDate(value)
  return isValid(info, value) ? value : undefined
}

function isValid(info: FieldInfo, text: string): boolean {
  if (info.kind === 'choice') return info.choices.includes(text)
  if (info.kind === 'email') return EMAIL.test(text)
  if (info.kind === 'image') return text !== ''
  return isWebUrl(text)
}

/** A date without a time is stored as midnight UTC. The site formats dates in UTC, so it is the same day everywhere. */
function parseDate(text: string): Date | undefined {
  if (isDay(text)) return new Date(text)
  const date = DATE_TIME.test(text) ? new Date(text) : null
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function parseList(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  const entries = value.map((entry) => (typeof entry === 'string' ? entry.trim() : ''))
  return entries.includes('') ? undefined : entries
}
