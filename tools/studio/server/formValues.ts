import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, type Node, parse, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { looksLikeAmount } from '../../../scripts/brand/plansSchema'
import { BODY } from '../../../scripts/content/readContent'
import { DRAWING, type ObjectShape, type Shape } from './shape'

/** A value as the forms edit it: texts, numbers, flags, lists and groups. A missing value is undefined. */
export type FormValue = string | number | boolean | null | undefined | FormValue[] | FormGroup
export type FormGroup = { [name: string]: FormValue }

/**
 * The schema for `parseDocument`. It reads every scalar as the text that is in the file, so that writing a file keeps
 * `08817` and `09:30` as they are.
 */
export const AS_WRITTEN = { schema: 'failsafe' } as const

/** These are not among the fields of the file. */
const isOutside = (name: string) => name === BODY || name === DRAWING

export function readGroup(document: Document, shape: ObjectShape): FormGroup {
  return readNode(document.contents as Node | null, shape) as FormGroup
}

function readNode(node: unknown, shape: Shape): FormValue {
  if (shape.kind === 'object') {
    const known = Object.entries(shape.fields).filter(([name]) => !isOutside(name))
    const values = known.map(([name, field]) => [
      name,
      readNode(isMap(node) ? node.get(name, true) : undefined, field),
    ])
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  if (shape.kind === 'record') {
    if (!isMap(node)) return undefined
    return node.items.map(({ key, value }) => ({ label: textOf(key), value: readNode(value, shape.value) }))
  }
  if (shape.kind === 'list')
    return isSeq(node) ? node.items.map((item) => readNode(item, shape.item)) : undefined
  if (shape.kind === 'lines') {
    if (!isSeq(node)) return undefined
    return Object.fromEntries(node.items.map((item, index) => [lineName(index), readNode(item, shape.item)]))
  }
  if (shape.kind === 'words') return isSeq(node) ? node.items.map(textOf) : undefined
  if (isPrice(shape) && isMap(node)) return textOf(node.get('text', true))
  if (!isScalar(node)) return shape.kind === 'flag' && shape.default ? true : undefined
  const text = textOf(node)
  if (node.type === 'PLAIN' && /^(null|~|)$/.test(text)) return ''
  if (shape.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  if (shape.kind === 'number') return text.trim() && Number.isFinite(Number(text)) ? Number(text) : text
  return text
}

/** The name of a line among the fields of its form. */
export const lineName = (index: number) => `line${index + 1}`

const textOf = (node: unknown) => (isScalar(node) ? String(node.value) : '')

/** Writes the values that differ, and nothing else. */
export function writeGroup(document: Document, shape: ObjectShape, after: FormGroup) {
  if (!isMap(document.contents)) document.contents = new YAMLMap() as typeof document.contents
  writeFields(document.contents as unknown as YAMLMap, shape, after)
}

function writeFields(map: YAMLMap, shape: ObjectShape, after: FormGroup) {
  for (const [name, field] of Object.entries(shape.fields)) {
    if (isOutside(name)) continue
    const before = map.get(name, true) as Node | undefined
    const value = after[name]
    if (isSame(readNode(before, field), value)) continue
    const isNeeded = field.kind === 'flag' && field.default && value === false
    const staysWithoutValue = field.kind === 'flag' || (field.kind === 'text' && field.isNullable)
    if (isBlank(value) && !isNeeded && !(before && staysWithoutValue)) map.delete(name)
    else setNode(map, name, updatedNode(before, field, value))
  }
}

/** The key keeps its comments. */
function setNode(map: YAMLMap, name: string, node: Node) {
  const pair = map.items.find(({ key }) => textOf(key) === name)
  if (pair) pair.value = node
  else map.set(new Scalar(name), node)
}

function updatedNode(before: Node | null | undefined, shape: Shape, value: FormValue): Node {
  if (shape.kind === 'object' && isMap(before)) {
    writeFields(before, shape, toGroup(value))
    return before
  }
  if (shape.kind === 'list' && isSeq(before)) {
    before.items = updatedItems(before.items as Node[], shape.item, toList(value))
    return before
  }
  if (shape.kind === 'lines' && isSeq(before)) {
    before.items = updatedItems(before.items as Node[], shape.item, linesOf(shape.count, value))
    return before
  }
  if (shape.kind === 'record') return recordNode(shape.value, toList(value), before)
  const node = newNode(shape, value)
  return isScalar(before) && isScalar(node) ? withStyleOf(before, node) : node
}

/** Items that stay keep their nodes, and with them their comments and their style. */
function updatedItems(before: Node[], shape: Shape, values: FormValue[]): Node[] {
  const left = [...before]
  const kept = values.map((value) => {
    const at = left.findIndex((node) => isSame(readNode(node, shape), value))
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null)
  })
  return values.map((value, index) => {
    const node = kept[index]
    if (node) return node
    const previous = values.length === before.length ? left.shift() : undefined
    if (previous) return updatedNode(previous, shape, value)
    const created = newNode(shape, value)
    if (isMap(created) && isMap(before[0]) && before[0].flow) created.flow = true
    return created
  })
}

function newNode(shape: Shape, value: FormValue): Node {
  if (shape.kind === 'object') {
    const map = new YAMLMap()
    writeFields(map, shape, toGroup(value))
    return map
  }
  if (shape.kind === 'record') return recordNode(shape.value, toList(value))
  if (shape.kind === 'list' || shape.kind === 'lines' || shape.kind === 'words') {
    const items = new YAMLSeq()
    const item: Shape = shape.kind === 'words' ? { kind: 'url', isRequired: true } : shape.item
    const values = shape.kind === 'lines' ? linesOf(shape.count, value) : toList(value)
    items.items = values.map((one) => newNode(item, one))
    items.flow = shape.kind === 'words'
    return items
  }
  return isPrice(shape) ? priceNode(shape, value) : scalarOf(shape, value)
}

const isPrice = (shape: Shape) => shape.kind === 'text' && Boolean(shape.isPrice)

/** The check refuses a mistyped number, so it must not become a text. */
function priceNode(shape: Shape, value: FormValue): Node {
  const scalar = scalarOf(shape, value)
  if (isBlank(value) || looksLikeAmount(String(value))) return scalar
  const map = new YAMLMap()
  map.flow = true
  map.set(new Scalar('text'), scalar)
  return map
}

function recordNode(shape: Shape, entries: FormValue[], before?: Node | null): YAMLMap {
  const map = new YAMLMap()
  for (const { label, value } of entries.map(toGroup)) {
    const name = String(label ?? '').trim()
    const old = isMap(before) ? (before.get(name, true) as Node | undefined) : undefined
    const node = old && isSame(readNode(old, shape), value) ? old : scalarOf(shape, value)
    if (name) map.set(quoted(name), node)
  }
  return map
}

function scalarOf(shape: Shape, value: FormValue): Scalar {
  if (isBlank(value) && shape.kind === 'text' && shape.isNullable) return new Scalar('null')
  if (shape.kind === 'flag') return new Scalar(String(value === true))
  if (typeof value === 'number') return new Scalar(String(value))
  const text = String(value ?? '').trim()
  const isNumber = shape.kind === 'text' && shape.acceptsNumbers && /^\d+(\.\d+)?$/.test(text)
  return isNumber ? new Scalar(text) : quoted(text)
}

/** Text that YAML would read as another type needs quotes. */
function quoted(text: string): Scalar<string> {
  const scalar = new Scalar(text)
  try {
    if (typeof parse(text) === 'string') return scalar
  } catch {
    // The writer adds the quotes that such a text needs anyway.
  }
  scalar.type = 'QUOTE_DOUBLE'
  return scalar
}

function withStyleOf(before: Scalar, node: Scalar): Scalar {
  if (before.comment) node.comment = before.comment
  if (before.commentBefore) node.commentBefore = before.commentBefore
  if (before.type && before.type !== 'PLAIN' && !node.type) node.type = before.type
  return node
}

const linesOf = (count: number, value: FormValue) =>
  Array.from({ length: count }, (_, index) => toGroup(value)[lineName(index)])

const toList = (value: FormValue): FormValue[] => (Array.isArray(value) ? value : [])

const toGroup = (value: FormValue): FormGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** A form does not tell an empty value from a missing one. */
export function isSame(a: FormValue, b: FormValue): boolean {
  return isDeepStrictEqual(withoutBlanks(a), withoutBlanks(b))
}

const isBlank = (value: FormValue) => withoutBlanks(value) === undefined

function withoutBlanks(value: FormValue): FormValue {
  if (typeof value === 'string') return value.trim() || undefined
  if (value === undefined || value === null || value === false) return undefined
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutBlanks) : undefined
  const entries = Object.entries(value)
    .map(([name, one]) => [name, withoutBlanks(one)] as const)
    .filter(([, one]) => one !== undefined)
  return entries.length > 0 ? Object.fromEntries(entries.toSorted(([x], [y]) => (x < y ? -1 : 1))) : undefined
}
