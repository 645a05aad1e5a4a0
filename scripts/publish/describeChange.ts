import { bodyOf, fieldsOf } from '@/data/collections'
import { type Change, fileOf } from '../firestore/mirror'
import { changedFields, isEmptyValue } from '../firestore/values'

const MAX_SHOWN = 70 // characters
/** Shown before the first difference of two long texts. */
const LEAD = 15 // characters

/** 'Changed article “Books in order”', and for each field a line with its old and its new text. */
export function describeChange(change: Change, timeZone: string): string {
  const { file, stored } = change
  if (!file) return `Removed ${nameOf(change)}`
  const later = laterOf(file.date, timeZone)
  if (!stored) return `New ${nameOf(change)}${later}`
  return [`Changed ${nameOf(change)}${later}`, ...describeFields(change, timeZone)].join('\n')
}

/** A document that was edited in the Firebase console. */
export function describeEdit(change: Change, timeZone: string): string {
  const { file, stored } = change
  if (!stored) return `Deleted in the console, will be written again: ${nameOf(change)}`
  if (!file) return `Edited in the console, will be removed: ${nameOf(change)}`
  return [
    `Edited in the console, will be replaced: ${nameOf(change)}`,
    ...describeFields(change, timeZone),
  ].join('\n')
}

function nameOf(change: Change): string {
  const { collection, file, stored } = change
  const title = (file ?? stored?.fields)?.[collection.storedName(collection.titleField)]
  return `${collection.itemLabel} ${typeof title === 'string' && title ? `“${title}”` : fileOf(change)}`
}

/** ', appears on 2026-12-01 at 05:30 (Asia/Kolkata)' */
function laterOf(date: unknown, timeZone: string): string {
  if (!(date instanceof Date) || date.getTime() <= Date.now()) return ''
  return `, appears on ${timeOf(date, timeZone)}`
}

function timeOf(date: Date, timeZone: string): string {
  const [day, time] = date
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ')
  return `${day} at ${time} (${timeZone})`
}

function describeFields({ collection, file, stored }: Change, timeZone: string): string[] {
  if (!file || !stored) return []
  const body = bodyOf(collection)
  const labels = new Map(fieldsOf(collection).map(({ storedName, info }) => [storedName, info.label]))
  if (body) labels.set(body.storedName, body.info.label)
  return changedFields(stored.fields, file).map((name) => {
    const [before, after] = shorten(textOf(stored.fields[name], timeZone), textOf(file[name], timeZone))
    return `  ${labels.get(name) ?? name}: ${before} → ${after}`
  })
}

function textOf(value: unknown, timeZone: string): string {
  if (isEmptyValue(value)) return 'nothing'
  if (value instanceof Date) {
    const [day = '', time] = value.toISOString().split('T')
    return time === '00:00:00.000Z' ? day : timeOf(value, timeZone)
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? `“${value.replace(/\s+/g, ' ')}”` : JSON.stringify(value)
}

/** Two texts, from shortly before their first difference. */
function shorten(before: string, after: string): [string, string] {
  const [one, other] = [[...before], [...after]]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const start = one.length <= MAX_SHOWN && other.length <= MAX_SHOWN ? 0 : Math.max(0, same - LEAD)
  const cut = (text: string[]) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + MAX_SHOWN).join('')}${text.length > start + MAX_SHOWN ? '…' : ''}`
  return [cut(one), cut(other)]
}
