import type { GenericSchema } from 'valibot'
import { type About, capitalise, type Field, LONG_TEXT, labelOf, simpleField } from './formFields'

/** Decap edits a list of words in one line, with commas between them. */
const WORD = 60

/** The fields of a file, from the schema that the site parses it with. */
export function fieldsOfSchema(schema: GenericSchema, children: Record<string, About> = {}): Field[] {
  return fieldOf('', schema as unknown as Schema, { required: true, children }).fields ?? []
}

/** A group of fields within a form. */
export const groupOfSchema = (name: string, schema: GenericSchema, about: About): Field =>
  fieldOf(name, schema as unknown as Schema, about)

type Schema = {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  options?: readonly (Schema | string)[]
  wrapped?: Schema
  default?: unknown
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
      const entries = Object.entries(schema.entries ?? {})
      // A group that can be left out requires nothing, or Decap would not save the form. The check still does.
      const fields = entries.map(([one, entry]) =>
        fieldOf(one, entry, { required, ...about.children?.[one] }),
      )
      const isCollapsed = { required: false, collapsed: !required }
      return { name, label, widget: 'object', ...isCollapsed, ...(hint && { hint }), fields }
    }
    case 'array':
      return listField(name, schema.item as Schema, about)
    case 'record':
      return recordField(name, schema.value as Schema, about)
    case 'picklist':
      return simpleField(name, { choices: namesOf(schema), ...about, kind: 'choice' })
    case 'boolean':
      return simpleField(name, { ...about, kind: 'flag' })
    case 'number':
      return simpleField(name, { ...about, kind: 'number' })
    case 'string':
    // A text, or one for each form of a number. The form shows the text.
    case 'lazy':
    case 'literal':
      return simpleField(name, about)
    case 'union': {
      const options = (schema.options ?? []).filter((one): one is Schema => typeof one !== 'string')
      const fields = options.map((option) => fieldOf(name, option, about))
      const found = fields.findLast(({ widget }) => widget !== 'number')
      if (found) return fields[0]?.widget === 'number' ? { ...found, stored: 'number' } : found
    }
  }
  throw new Error(`The studio has no form for a schema of the type ${schema.type}`)
}

/** Choices without labels. */
const namesOf = ({ options = [] }: Schema) =>
  Object.fromEntries(options.map(String).map((name) => [name, name]))

function whenLeftOut({ default: byDefault, wrapped }: Schema): About {
  if (typeof byDefault !== 'string' || !byDefault) return { default: byDefault }
  const shown = (wrapped && aboutOf(wrapped).choices?.[byDefault]) ?? byDefault
  return { ifEmpty: `“${shown}”${shown.endsWith('.') ? '' : '.'}` }
}

/** A schema can carry a label, a hint and the kind of its text. Otherwise the message of its last check is the hint. */
function aboutOf({ pipe = [] }: Schema): About {
  const find = (...types: string[]) => pipe.find(({ type }) => types.includes(type))?.requirement
  const min = find('min_length', 'min_value', 'length')
  const max = find('max_length', 'max_value', 'length')
  const isText = !['array', 'record', 'object', 'strict_object'].includes(pipe[0]?.type ?? '')
  const message = pipe.findLast(({ type }) => type === 'regex' || type === 'check')?.message
  const about: About = {}
  if (typeof min === 'number') about.min = min
  if (typeof max === 'number') about.max = max
  if (pipe.some(({ type }) => type === 'integer')) about.isWhole = true
  if (isText && typeof message === 'string') about.hint = `Write ${message}.`
  return Object.assign(about, ...pipe.map(({ metadata }) => metadata))
}

function listField(
  name: string,
  schema: Schema,
  { min = 0, max, required = false, isSentences }: About,
): Field {
  const { max: longest = LONG_TEXT } = aboutOf(schema)
  const list = { name, widget: 'list', required, min, ...(max !== undefined && { max }) }
  if (longest <= WORD && !isSentences) return { ...list, label: labelOf(name) }
  const [label, one] = listNames(name)
  const item = fieldOf(name, schema, { required: true })
  const shared = { ...list, label, label_singular: one, collapsed: true }
  if (!item.fields) return { ...shared, summary: `{{${name}}}`, field: { ...item, label: capitalise(one) } }
  const shown = item.fields.filter(({ widget }) => widget === 'string' || widget === 'number').slice(0, 2)
  const summary = shown.map((field) => `{{${field.name}}}`).join(' · ')
  return { ...shared, minimize_collapsed: false, summary, fields: item.fields }
}

/** `label: value` lines are edited as a list. */
function recordField(name: string, schema: Schema, { required = false, hint, keys }: About): Field {
  const [label, one] = listNames(name)
  const value = fieldOf('value', schema, {})
  if (value.stored === 'nullable') value.hint = 'Leave it empty if it is not included.'
  return {
    name,
    label,
    label_singular: one,
    widget: 'list',
    required,
    ...(hint && { hint }),
    stored: 'record',
    summary: '{{label}}: {{value}}',
    collapsed: true,
    minimize_collapsed: true,
    fields: [
      keys === 'practice'
        ? simpleField('label', { kind: 'practice', label: 'Practice', required: true })
        : { name: 'label', label: 'Label', widget: 'string', required: true },
      value,
    ],
  }
}

/** What a list consists of, if its name does not say it. */
const LIST_NAMES: Record<string, [many: string, one: string]> = {
  bio: ['Paragraphs', 'paragraph'],
  closed: ['Closed days', 'closed day'],
  footer: ['Pages in the footer', 'page'],
  headline: ['Headline', 'line'],
  hours: ['Opening times', 'opening time'],
  menu: ['Pages in the menu', 'page'],
  includes: ['Included items', 'included item'],
  needs: ['Needed items', 'needed item'],
  notIncluded: ['Items not included', 'item not included'],
  social: ['Profiles', 'profile'],
  specialHours: ['Special hours', 'day with special hours'],
}

/** '2 currencies', '1 currency' */
function listNames(name: string): [many: string, one: string] {
  const label = labelOf(name)
  return LIST_NAMES[name] ?? [label, label.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')]
}
