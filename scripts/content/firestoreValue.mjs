/**
 * Values as Firestore's REST interface writes them.
 *
 * @import { ContentValue } from './readField.mjs'
 * @typedef {{ stringValue: string } | { booleanValue: boolean } | { integerValue: string } | { doubleValue: number }
 *   | { timestampValue: string } | { arrayValue: { values?: FirestoreValue[] } }} FirestoreValue
 * @typedef {Record<string, FirestoreValue>} FirestoreFields
 */

/**
 * @param {ContentValue} value
 * @returns {FirestoreValue}
 */
export function toFirestoreValue(value) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return { arrayValue: { values: value.map(toFirestoreValue) } }
}

/**
 * @param {Record<string, ContentValue>} fields
 * @returns {FirestoreFields}
 */
export function toFirestoreFields(fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toFirestoreValue(value)]))
}

/**
 * True if both say the same, whatever the order of their fields. A server writes a timestamp in its own way
 * ('…12:00:00Z' for '…12:00:00.000Z') and leaves out the values of an empty array.
 * @param {FirestoreFields} a
 * @param {FirestoreFields} b
 */
export function sameFields(a, b) {
  return canonical(a) === canonical(b)
}

/** The same text for the same content. @param {FirestoreFields} fields */
export function canonical(fields) {
  const entries = Object.entries(fields).map(([name, value]) => [name, comparable(value)])
  return JSON.stringify(entries.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)))
}

/**
 * @param {FirestoreValue} value
 * @returns {unknown}
 */
function comparable(value) {
  if ('timestampValue' in value) return ['timestamp', Date.parse(value.timestampValue)]
  if ('arrayValue' in value) return ['array', (value.arrayValue.values ?? []).map(comparable)]
  return value
}

/**
 * The fields in which two documents differ.
 * @param {FirestoreFields} a
 * @param {FirestoreFields} b
 */
export function changedFields(a, b) {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return names.filter((name) => {
    const [one, other] = [a[name], b[name]]
    return !one || !other || !sameFields({ [name]: one }, { [name]: other })
  })
}
