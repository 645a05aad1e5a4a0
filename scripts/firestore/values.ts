import { isDeepStrictEqual } from 'node:util'

/** Text, numbers, booleans, dates, lists and maps. */
export type Fields = Record<string, unknown>

/** A document as plain values. */
export const plainFields = (data: object = {}): Fields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainValue(value)]))

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainValue)
  if ('toDate' in value && typeof value.toDate === 'function') return value.toDate()
  if (Object.getPrototypeOf(value) === Object.prototype) return plainFields(value)
  // A reference, a place or bytes. No content file can hold these.
  return 'path' in value ? String(value.path) : JSON.stringify(value)
}

/** The console stores an emptied field as empty text. */
export const isEmptyValue = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** The names of the fields in which two documents differ. */
export function changedFields(one: Fields, other: Fields): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.filter(
    (name) =>
      !(isEmptyValue(one[name]) && isEmptyValue(other[name])) &&
      !isDeepStrictEqual(trimmed(one[name]), trimmed(other[name])),
  )
}

/** Files have no spaces around a text, and the site shows none. */
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Whether two documents are equal, or neither exists. */
export const isSame = (one: Fields | null, other: Fields | null) =>
  one && other ? changedFields(one, other).length === 0 : one === other
