import type { GenericSchema } from 'valibot'
import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import { BODY, UNPUBLISHED_FLAGS } from '../../../scripts/content/readContent'

/** The field of a drawing, which is stored in a file next to that of the form. */
export const DRAWING = 'drawing'

type Maybe<T> = T | undefined

/** What a form needs to know about a value. It is derived from the schema that the site parses with. */
export type Shape = { label?: Maybe<string>; hint?: Maybe<string>; isRequired: boolean } & (
  | { kind: 'object'; fields: Record<string, Shape> }
  | { kind: 'list'; item: Shape; min: number; max?: Maybe<number> }
  /** Written as `label: value` lines, edited as a list. */
  | { kind: 'record'; value: Shape }
  | {
      kind: 'text'
      max: number
      isNullable: boolean
      acceptsNumbers: boolean
      /** Written as a number, or as `{ text: … }`. */
      isPrice?: boolean
    }
  /** A list of a fixed length, edited as one field for each line. */
  | { kind: 'lines'; count: number; item: Shape }
  /** A drawing is the text of an SVG file. */
  | { kind: 'email' | 'url' | 'image' | 'date' | 'colour' | 'drawing' }
  | { kind: 'number'; isWhole: boolean; min?: Maybe<number>; max?: Maybe<number> }
  | { kind: 'flag'; default: boolean }
  | { kind: 'words'; max: number }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'body'; format: 'html' | 'text' }
)
export type ObjectShape = Extract<Shape, { kind: 'object' }>

export function shapeOfCollection(collection: Collection): ObjectShape {
  const fields = fieldsOf(collection).map(([name, { label, hint, required, ...info }]): [string, Shape] => {
    const basics = { label, hint, isRequired: Boolean(required) }
    if (info.kind === 'list') return [name, { ...basics, kind: 'words', max: info.max }]
    if (info.kind === 'number') return [name, { ...basics, kind: 'number', isWhole: false }]
    if (info.kind === 'text') {
      return [name, { ...basics, kind: 'text', max: info.max, isNullable: false, acceptsNumbers: false }]
    }
    if (info.kind === 'flag') return [name, { ...basics, kind: 'flag', default: info.default }]
    if (info.kind === 'choice') return [name, { ...basics, kind: 'choice', choices: info.choices }]
    return [name, { ...basics, kind: info.kind }]
  })
  const body = bodyOf(collection)
  const text: [string, Shape][] = body
    ? [
        [
          BODY,
          {
            label: body.info.label,
            hint: body.info.hint,
            isRequired: true,
            kind: 'body',
            format: body.info.format,
          },
        ],
      ]
    : []
  const declared = fields.map(([name]) => name)
  const unpublished = Object.entries(UNPUBLISHED_FLAGS).filter(([name]) => !declared.includes(name))
  const flags = unpublished.map(([name, { label, hint }]): [string, Shape] => [
    name,
    { label, hint, isRequired: false, kind: 'flag', default: false },
  ])
  return { kind: 'object', isRequired: true, fields: Object.fromEntries([...fields, ...text, ...flags]) }
}

export function shapeOfObject(schema: GenericSchema): ObjectShape {
  const shape = describe(schema as unknown as Schema, {})
  if (shape.kind !== 'object') throw new Error(`A form needs an object, not ${shape.kind}`)
  return shape
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
type PipeItem = Schema & { kind: string; requirement?: unknown; metadata?: object }

const LONG_TEXT = 2_000

/** `limits` are those of an enclosing pipe. */
function describe(schema: Schema, outer: Limits): Shape {
  const limits = { ...limitsOf(schema), ...outer }
  const basics = { isRequired: true }
  const inner = schema.pipe?.[0]
  if (inner && inner !== schema) return withInfo(describe(inner, limits), schema)
  switch (schema.type) {
    case 'optional':
      return withDefault({ ...describe(schema.wrapped as Schema, limits), isRequired: false }, schema.default)
    case 'nullable': {
      const wrapped = describe(schema.wrapped as Schema, limits)
      return wrapped.kind === 'text' ? { ...wrapped, isNullable: true } : wrapped
    }
    case 'object':
    case 'strict_object': {
      const entries = Object.entries(schema.entries ?? {}).filter(([, entry]) => !isFixed(entry))
      const fields = entries.map(([name, entry]) => [name, describe(entry, {})])
      return { ...basics, kind: 'object', fields: Object.fromEntries(fields) }
    }
    case 'array': {
      const item = describe(schema.item as Schema, {})
      if (limits.length !== undefined) return { ...basics, kind: 'lines', count: limits.length, item }
      return {
        ...basics,
        kind: 'list',
        item,
        min: limits.min ?? 0,
        max: limits.max,
      }
    }
    case 'record':
      return { ...basics, kind: 'record', value: describe(schema.value as Schema, {}) }
    case 'picklist':
      return { ...basics, kind: 'choice', choices: (schema.options ?? []).map(String) }
    case 'boolean':
      return { ...basics, kind: 'flag', default: false }
    case 'number':
      return { ...basics, kind: 'number', isWhole: Boolean(limits.isWhole), min: limits.min, max: limits.max }
    case 'string':
    case 'literal':
      return {
        ...basics,
        kind: 'text',
        max: limits.max ?? LONG_TEXT,
        isNullable: false,
        acceptsNumbers: false,
      }
    case 'union': {
      const options = (schema.options ?? []).filter((one): one is Schema => typeof one !== 'string')
      const shapes = options.map((option) => describe(option, limits))
      const [number, declared] = shapes
      if (number?.kind === 'number' && declared?.kind === 'object' && declared.fields.text?.kind === 'text')
        return { ...declared.fields.text, acceptsNumbers: true, isPrice: true }
      const last = shapes.findLast(({ kind }) => kind === 'text') ?? shapes[0]
      if (!last) break
      return shapes[0]?.kind === 'number' && last.kind === 'text' ? { ...last, acceptsNumbers: true } : last
    }
  }
  throw new Error(`The studio has no form for a schema of the type ${schema.type}`)
}

/** There is nothing to edit in a field that can have one value only. */
function isFixed({ type, literal, wrapped }: Schema): boolean {
  if (type === 'optional' && wrapped) return isFixed(wrapped)
  return type === 'literal' && typeof literal === 'boolean'
}

function withDefault(shape: Shape, byDefault: unknown): Shape {
  if (shape.kind === 'flag') return { ...shape, default: byDefault === true }
  if (shape.kind !== 'text' || typeof byDefault !== 'string' || !byDefault) return shape
  const end = byDefault.endsWith('.') ? '' : '.'
  return { ...shape, hint: [shape.hint, `If empty: “${byDefault}”${end}`].filter(Boolean).join(' ') }
}

type Limits = { min?: number; max?: number; length?: number; isWhole?: boolean }

function limitsOf({ pipe = [] }: Schema): Limits {
  const find = (...types: string[]) => pipe.find(({ type }) => types.includes(type))?.requirement
  const [min, max] = [find('min_length', 'min_value'), find('max_length', 'max_value')]
  const length = find('length')
  return {
    ...(typeof length === 'number' && { length }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(pipe.some(({ type }) => type === 'integer') && { isWhole: true }),
  }
}

/** A schema can carry a label, a hint and the kind of its text. Otherwise the message of its last check is the hint. */
function withInfo(shape: Shape, { pipe = [] }: Schema): Shape {
  const info = pipe.flatMap((one) => (one.type === 'metadata' ? [one.metadata] : []))
  const message = pipe.findLast(({ type }) => type === 'regex' || type === 'check')?.message
  const isLeaf = !['object', 'list', 'lines', 'record'].includes(shape.kind)
  const hint = isLeaf && typeof message === 'string' ? { hint: `Write ${message}.` } : {}
  return Object.assign({ ...shape, ...hint }, ...info)
}

/** yearFounded → Year founded */
export function labelOf(name: string): string {
  if (name === 'ca') return 'CA'
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
