/** Values as Firestore's REST API writes them. */
export type FirestoreValue =
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number }
  | { timestampValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
export type FirestoreFields = Record<string, FirestoreValue>

/** Values that a content file can hold. */
export type ContentValue = string | number | boolean | Date | string[]
export type ContentFields = Record<string, ContentValue>

export function toFirestoreFields(fields: ContentFields): FirestoreFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toFirestoreValue(value)]))
}

function toFirestoreValue(value: ContentValue): FirestoreValue {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } }
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
}

/** Returns undefined for a missing value and for types that a content file cannot hold, such as maps. */
export function fromFirestoreValue(value: FirestoreValue | undefined): ContentValue | undefined {
  if (!value) return undefined
  if ('stringValue' in value) return value.stringValue
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return value.doubleValue
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if (!('arrayValue' in value)) return undefined
  return (value.arrayValue.values ?? []).flatMap((item) => ('stringValue' in item ? [item.stringValue] : []))
}

/** Returns an empty string unless the field is text. */
export function textOf(fields: FirestoreFields | undefined, name: string): string {
  const value = fields?.[name]
  return value && 'stringValue' in value ? value.stringValue : ''
}

/** The names of the fields in which two documents differ. */
export function changedFields(a: FirestoreFields, b: FirestoreFields): string[] {
  const text = (value: FirestoreValue | undefined) => value && JSON.stringify(canonicalValue(value))
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].filter((name) => text(a[name]) !== text(b[name]))
}

/**
 * The same text for the same content. The server reorders fields, shortens timestamps ('…12:00:00Z' for
 * '…12:00:00.000Z') and omits the values of an empty array.
 */
export function canonical(fields: FirestoreFields): string {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(entries.map(([name, value]) => [name, canonicalValue(value)]))
}

function canonicalValue(value: FirestoreValue): unknown {
  if ('timestampValue' in value) return ['timestamp', Date.parse(value.timestampValue)]
  if ('arrayValue' in value) return ['array', (value.arrayValue.values ?? []).map(canonicalValue)]
  return value
}
