import type { GenericSchema } from 'valibot'
import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import { plansSchema } from '../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../scripts/brand/siteSchema'
import { BODY, UNPUBLISHED_FLAGS } from '../../../scripts/content/readContent'
import type { DataFile } from './contentPaths'

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
  | { kind: 'email' | 'url' | 'image' | 'date' }
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

const DATA_SCHEMAS: Record<DataFile, GenericSchema> = {
  'content/site.yaml': siteSchema,
  'content/plans.yaml': plansSchema,
}

export function shapeOfDataFile(file: DataFile): ObjectShape {
  const shape = shapeOf(DATA_SCHEMAS[file])
  if (shape.kind !== 'object') throw new Error(`${file} is not an object`)
  return shape
}

type Schema = {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  value?: Schema
  options?: readonly (Schema | string)[]
  wrapped?: Schema
  pipe?: readonly PipeItem[]
  message?: unknown
}
type PipeItem = Schema & { kind: string; requirement?: unknown; metadata?: object }

const LONG_TEXT = 2_000

function shapeOf(schema: GenericSchema): Shape {
  return describe(schema as unknown as Schema, {})
}

/** `limits` are those of an enclosing pipe. */
function describe(schema: Schema, outer: Limits): Shape {
  const limits = { ...limitsOf(schema), ...outer }
  const basics = { isRequired: true }
  const inner = schema.pipe?.[0]
  if (inner && inner !== schema) return withInfo(describe(inner, limits), schema)
  switch (schema.type) {
    case 'optional':
      return { ...describe(schema.wrapped as Schema, limits), isRequired: false }
    case 'nullable': {
      const wrapped = describe(schema.wrapped as Schema, limits)
      return wrapped.kind === 'text' ? { ...wrapped, isNullable: true } : wrapped
    }
    case 'object':
    case 'strict_object': {
      const fields = Object.entries(schema.entries ?? {}).map(([name, entry]) => [name, describe(entry, {})])
      return { ...basics, kind: 'object', fields: Object.fromEntries(fields) }
    }
    case 'array':
      return {
        ...basics,
        kind: 'list',
        item: describe(schema.item as Schema, {}),
        min: limits.min ?? 0,
        max: limits.max,
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

type Limits = { min?: number; max?: number; isWhole?: boolean }

function limitsOf({ pipe = [] }: Schema): Limits {
  const find = (...types: string[]) => pipe.find(({ type }) => types.includes(type))?.requirement
  const [min, max] = [find('min_length', 'min_value'), find('max_length', 'max_value')]
  return {
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(pipe.some(({ type }) => type === 'integer') && { isWhole: true }),
  }
}

/** A schema can carry a label, a hint and the kind of its text. Otherwise the message of its last check is the hint. */
function withInfo(shape: Shape, { pipe = [] }: Schema): Shape {
  const info = pipe.flatMap((one) => (one.type === 'metadata' ? [one.metadata] : []))
  const message = pipe.findLast(({ type }) => type === 'regex' || type === 'check')?.message
  const isLeaf = !['object', 'list', 'record'].includes(shape.kind)
  const hint = isLeaf && typeof message === 'string' ? { hint: `Write ${message}.` } : {}
  return Object.assign({ ...shape, ...hint }, ...info)
}

/** yearFounded → Year founded */
export function labelOf(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}
