import type { GenericSchema } from 'valibot'
import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import type { FieldInfo } from '@/data/collections/fields'
import { BODY, UNPUBLISHED_FLAGS } from '../../../scripts/content/readContent'

/** A field of a form, as Decap configures it. It is derived from the schema that the site parses with. */
export type Field = {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  /** Of a group, or of each entry of a list. */
  fields?: Field[]
  /** Of each entry of a list whose entries have one value. */
  field?: Field
  /** How the file holds the value, if not as the form does. */
  stored?: 'lines' | 'record' | 'number' | 'price' | 'nullable'
  default?: boolean
  options?: readonly unknown[]
  [option: string]: unknown
}

/** The field of a drawing, which is stored in a file next to that of the form. */
export const DRAWING = 'drawing'

/** Longer texts get several lines. */
const ONE_LINE = 200
const LONG_TEXT = 2_000
/** Decap edits a list of words in one line, with commas between them. */
const WORD = 60

type Kind = FieldInfo['kind'] | 'colour' | 'drawing'
/** What a schema says about a field besides its type. */
type About = {
  kind?: Kind
  label?: string
  hint?: string
  ifEmpty?: string
  required?: boolean
  default?: unknown
  min?: number
  max?: number
  length?: number
  isWhole?: boolean
  choices?: readonly string[]
  format?: 'html' | 'text'
  /** The folder in public/ that new pictures are saved in, or null where the site shows none. */
  pictures?: string | null
  /** About the fields of a group, by their names. */
  children?: Record<string, About>
}

export function fieldsOfCollection(collection: Collection): Field[] {
  const declared = fieldsOf(collection)
  const body = bodyOf(collection)
  const flags = Object.entries(UNPUBLISHED_FLAGS).filter(([name]) => !declared.some(([one]) => one === name))
  const pictures = collection.folder
  return [
    ...declared.map(([name, info]) => simpleField(name, { ...info, pictures })),
    ...(body ? [simpleField(BODY, { ...body.info, pictures })] : []),
    ...flags.map(([name, info]) => simpleField(name, { kind: 'flag', ...info })),
  ]
}

export function fieldsOfSchema(schema: GenericSchema, children: Record<string, About> = {}): Field[] {
  return fieldOf('', schema as unknown as Schema, { required: true, children }).fields ?? []
}

/** A field with one value. */
export function simpleField(name: string, about: About): Field {
  const { kind = 'text', max = LONG_TEXT, pictures = 'team', ifEmpty } = about
  const field = (widget: string, options: Partial<Field> = {}, limit = ''): Field => {
    const hint = [about.hint, ifEmpty && `If empty: ${ifEmpty}`, limit].filter(Boolean).join(' ')
    const required = about.required === true
    return { name, label: about.label ?? labelOf(name), widget, required, ...(hint && { hint }), ...options }
  }
  const media_library = { config: { folder: pictures } }
  switch (kind) {
    case 'text':
      return field(max > ONE_LINE ? 'text' : 'string', {}, max < 1_000 ? `At most ${max} characters.` : '')
    case 'list':
      return field('list', {}, `Words with commas between them, at most ${max}.`)
    case 'email':
      return field('string')
    case 'url':
      return field('string', {}, 'A full address: https://…')
    case 'image':
      return field('image', { media_library })
    case 'date':
      return field('datetime', { format: 'YYYY-MM-DD', date_format: 'YYYY-MM-DD', time_format: false })
    case 'number':
      return field('number', { value_type: about.isWhole ? 'int' : 'float' })
    case 'flag':
      return field('boolean', { required: false, default: about.default === true })
    case 'choice':
      return field('select', { options: about.choices ?? [] })
    case 'body': {
      if (about.format === 'text') return field('text')
      const editor_components = [...(pictures ? ['image'] : []), 'table', 'code-block']
      return field('markdown', { editor_components, media_library })
    }
    case 'colour':
      // A text can be any colour of CSS.
      return field('color', { allowInput: true })
    case 'drawing':
      return field('drawing')
  }
}

type Schema = {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  options?: readonly (Schema | string)[]
  wrapped?: Schema
  default?: unknown
  literal?: unknown
  pipe?: readonly PipeItem[]
  message?: unknown
}
type PipeItem = Schema & { kind: string; requirement?: unknown; metadata?: About }

/** `outer` comes from the enclosing schemas. */
function fieldOf(name: string, schema: Schema, outer: About): Field {
  const about = { ...aboutOf(schema), ...outer }
  const { hint, label = labelOf(name), required = false } = about
  const [inner] = schema.pipe ?? []
  if (inner && inner !== schema) return fieldOf(name, inner, about)
  switch (schema.type) {
    case 'optional':
      return fieldOf(name, schema.wrapped as Schema, { ...about, ...whenLeftOut(schema), required: false })
    case 'nullable':
      return { ...fieldOf(name, schema.wrapped as Schema, { ...about, required: false }), stored: 'nullable' }
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(schema.entries ?? {}).filter(([, entry]) => !isFixed(entry))
      // A group that can be left out requires nothing, or Decap would not save the form. The check still does.
      const fields = entries.map(([one, entry]) =>
        fieldOf(one, entry, { required, ...about.children?.[one] }),
      )
      const isCollapsed = { required: false, collapsed: !required }
      return { name, label, widget: 'object', ...isCollapsed, ...(hint && { hint }), fields }
    }
    case 'array':
      return about.length === undefined
        ? listField(name, schema.item as Schema, about)
        : linesField(name, schema.item as Schema, about.length)
    case 'record':
      return recordField(name, schema.value as Schema, about)
    case 'picklist':
      return simpleField(name, { ...about, kind: 'choice', choices: (schema.options ?? []).map(String) })
    case 'boolean':
      return simpleField(name, { ...about, kind: 'flag' })
    case 'number':
      return simpleField(name, { ...about, kind: 'number' })
    case 'string':
    case 'literal':
      return simpleField(name, about)
    case 'union': {
      const options = (schema.options ?? []).filter((one): one is Schema => typeof one !== 'string')
      const text = options.find(({ entries }) => entries?.text)?.entries?.text
      if (text) return { ...fieldOf(name, text, about), stored: 'price' }
      const fields = options.map((option) => fieldOf(name, option, about))
      const found = fields.findLast(({ widget }) => widget !== 'number')
      if (found) return fields[0]?.widget === 'number' ? { ...found, stored: 'number' } : found
    }
  }
  throw new Error(`The studio has no form for a schema of the type ${schema.type}`)
}

/** There is nothing to edit in a field that can have one value only. */
function isFixed({ type, literal, wrapped }: Schema): boolean {
  if (type === 'optional' && wrapped) return isFixed(wrapped)
  return type === 'literal' && typeof literal === 'boolean'
}

function whenLeftOut({ default: byDefault }: Schema): About {
  if (typeof byDefault !== 'string' || !byDefault) return { default: byDefault }
  return { ifEmpty: `“${byDefault}”${byDefault.endsWith('.') ? '' : '.'}` }
}

/** A schema can carry a label, a hint and the kind of its text. Otherwise the message of its last check is the hint. */
function aboutOf({ pipe = [] }: Schema): About {
  const find = (...types: string[]) => pipe.find(({ type }) => types.includes(type))?.requirement
  const limits = {
    min: find('min_length', 'min_value'),
    max: find('max_length', 'max_value'),
    length: find('length'),
  }
  const isText = !['array', 'record', 'object', 'strict_object'].includes(pipe[0]?.type ?? '')
  const message = pipe.findLast(({ type }) => type === 'regex' || type === 'check')?.message
  return Object.assign(
    Object.fromEntries(Object.entries(limits).filter(([, limit]) => typeof limit === 'number')),
    pipe.some(({ type }) => type === 'integer') && { isWhole: true },
    isText && typeof message === 'string' && { hint: `Write ${message}.` },
    ...pipe.map(({ metadata }) => metadata),
  )
}

function listField(name: string, schema: Schema, { min = 0, max, required = false }: About): Field {
  const { max: longest = LONG_TEXT } = aboutOf(schema)
  const list = { name, widget: 'list', required, min, ...(max !== undefined && { max }) }
  if (longest <= WORD) return { ...list, label: labelOf(name) }
  const [label, one] = listNames(name)
  const item = fieldOf(name, schema, { required: true })
  const shared = { ...list, label, label_singular: one, collapsed: true }
  if (!item.fields) return { ...shared, summary: `{{${name}}}`, field: { ...item, label: capitalise(one) } }
  const shown = item.fields.filter(({ widget }) => widget === 'string' || widget === 'number').slice(0, 2)
  const summary = shown.map((field) => `{{${field.name}}}`).join(' · ')
  return { ...shared, minimize_collapsed: false, summary, fields: item.fields }
}

/** A list of a fixed length is edited as one field for each line. */
function linesField(name: string, item: Schema, count: number): Field {
  const fields = Array.from({ length: count }, (_, index) =>
    fieldOf(lineName(index), item, { label: `Line ${index + 1}` }),
  )
  return { name, label: labelOf(name), widget: 'object', required: false, stored: 'lines', fields }
}

export const lineName = (index: number) => `line${index + 1}`

/** `label: value` lines are edited as a list. */
function recordField(name: string, schema: Schema, { required = false }: About): Field {
  const [label, one] = listNames(name)
  const value = { ...fieldOf('value', schema, {}), hint: 'Leave it empty for "not included".' }
  return {
    ...{ name, label, label_singular: one, widget: 'list', required, stored: 'record' },
    ...{ summary: '{{label}}: {{value}}', collapsed: true, minimize_collapsed: true },
    fields: [{ name: 'label', label: 'Label', widget: 'string', required: true }, value],
  }
}

/** What a list consists of, if its name does not say it. */
const LIST_NAMES: Record<string, [many: string, one: string]> = {
  bio: ['Paragraphs', 'paragraph'],
  hours: ['Opening times', 'opening time'],
  includes: ['Included items', 'included item'],
  needs: ['Needed items', 'needed item'],
  notIncluded: ['Items not included', 'item not included'],
  social: ['Profiles', 'profile'],
}

/** '2 currencies', '1 currency' */
function listNames(name: string): [many: string, one: string] {
  const label = labelOf(name)
  return LIST_NAMES[name] ?? [label, label.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')]
}

/** yearFounded → Year founded */
export function labelOf(name: string): string {
  if (name === 'ca') return 'CA'
  return capitalise(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
