import type * as v from 'valibot'
import type { barsSchema } from './bars'

/** Values that a content file can hold. */
export type ContentValue = string | number | boolean | Date | string[] | v.InferOutput<typeof barsSchema>
export type ContentFields = Record<string, ContentValue>

export type FileEntry = { id: string; fields: ContentFields }

/** Dates are milliseconds. */
export function plainDocument({ id, fields }: FileEntry) {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ])
  return { ...Object.fromEntries(plain), id }
}
