import { type Collection, fieldsOf } from '@/data/collections'
import type { Fields } from '../firestore/values'

type FieldInfo = ReturnType<typeof fieldsOf>[number][1]

/** Finds documents, typically written in the console, that the site does not show, or not in the right place. */
export function findStoredMistakes(
  collection: Collection,
  documents: Map<string, { fields: Fields }>,
  practices: readonly string[],
) {
  const infos = fieldsOf(collection)
  return [...documents].flatMap(([id, { fields }]) =>
    infos.flatMap(([field, info]) => {
      const name = collection.storedName(field)
      const value = fields[name]
      // A list is read by some flags. Without another, such as `sample`, it counts as false.
      if (info.kind === 'flag' && !Object.hasOwn(collection.archive?.where ?? {}, name)) return []
      const type = expectedType(info, value, practices)
      if (!type) return []
      const effect = info.essential
        ? `the site does not show this ${collection.itemLabel}`
        : 'lists leave it out or show it in the wrong place'
      return [{ id, message: `${name} ${describeValue(value)}: ${effect}. Write ${type}.` }]
    }),
  )
}

/** Returns null if the value is fine, or if the site shows the document without it. */
function expectedType(info: FieldInfo, value: unknown, practices: readonly string[]): string | null {
  if (info.kind === 'flag') return typeof value === 'boolean' ? null : 'a boolean, true or false'
  if (!info.required) return null
  if (info.kind === 'date') return value instanceof Date ? null : 'a timestamp'
  if (info.kind === 'number') return typeof value === 'number' ? null : 'a number'
  if (info.kind === 'practice')
    return practices.some((id) => id === value) ? null : `one of ${practices.join(', ')}`
  return !info.essential || (typeof value === 'string' && value.trim()) ? null : 'some text'
}

function describeValue(value: unknown): string {
  if (value === undefined) return 'is missing'
  return `is ${JSON.stringify(value)} (${typeOf(value)})`
}

function typeOf(value: unknown): string {
  if (value instanceof Date) return 'timestamp'
  return Array.isArray(value) ? 'list' : typeof value
}
