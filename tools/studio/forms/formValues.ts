import { isMap, isScalar, isSeq, stringify } from 'yaml'
import { BODY } from '../../../scripts/content/entry'
import { DRAWING_FILE, type Field } from './formFields'

/** A value as the forms edit it: texts, numbers, flags, lists and groups. A missing value is undefined. */
export type FormValue = string | number | boolean | null | undefined | FormValue[] | FormGroup
export type FormGroup = { [name: string]: FormValue }

/** Without the text, which is below the fields in the file, and without the drawing, which has its own file. */
export const fieldsInFile = (fields: Field[] = []) =>
  fields.filter(({ name }) => name !== BODY && name !== DRAWING_FILE)

/** The values of a group of fields. */
export function readGroup(map: unknown, fields: Field[] | undefined): FormGroup {
  const values = fieldsInFile(fields).map((field) => [
    field.name,
    readValue(isMap(map) ? map.get(field.name, true) : undefined, field),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

export function readValue(node: unknown, field: Field): FormValue {
  const { widget, stored, fields } = field
  if (stored === 'record') {
    if (!isMap(node)) return undefined
    const [, valueField] = fields ?? []
    return node.items.map(({ key, value }) => ({
      label: textOf(key),
      value: valueField && readValue(value, valueField),
    }))
  }
  if (widget === 'list')
    return isSeq(node) ? node.items.map((item) => readValue(item, itemOf(field))) : undefined
  if (widget === 'object') return readGroup(node, fields)
  // The plural forms of a text.
  if (isMap(node)) return stringify(node.toJSON(), { collectionStyle: 'flow', lineWidth: 0 }).trim()
  if (!isScalar(node)) return field.default ? true : undefined
  const text = textOf(node)
  if (node.type === 'PLAIN' && /^(null|~|)$/.test(text)) return ''
  if (widget === 'boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return widget === 'number' && text.trim() && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The field of each entry of a list. */
export function itemOf({ name, label, field, fields }: Field): Field {
  const item = { name, label, required: true }
  return field ?? { ...item, ...(fields ? { widget: 'object', fields } : { widget: 'string' }) }
}

export const textOf = (node: unknown) => (isScalar(node) ? String(node.value) : '')

/** A form does not tell an empty value from a missing one. */
export function isSame(a: FormValue, b: FormValue): boolean {
  return JSON.stringify(withoutBlanks(a)) === JSON.stringify(withoutBlanks(b))
}

export const isBlank = (value: FormValue) => withoutBlanks(value) === undefined

function withoutBlanks(value: FormValue): FormValue {
  if (typeof value === 'string') return value.trim() || undefined
  if (value === null || value === false) return undefined
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutBlanks) : undefined
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([name, one]) => [name, withoutBlanks(one)] as const)
    .filter(([, one]) => one !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
