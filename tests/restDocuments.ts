import type { ContentFields } from '../scripts/content/entry'

type Value = ContentFields[string]

/** Fields as Firestore's REST API writes them. */
export function toRestFields(fields: ContentFields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toRestValue(value)]))
}

function toRestValue(value: Value): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return { doubleValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return { arrayValue: { values: value.map(toRestValue) } }
}
