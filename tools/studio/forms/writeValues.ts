import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { AS_WRITTEN } from '../../../scripts/content/editYaml'
import type { Field } from './formFields'
import {
  type FormGroup,
  type FormValue,
  fieldsInFile,
  isBlank,
  isSame,
  itemOf,
  readValue,
  textOf,
} from './formValues'
import { StudioError } from './studioError'

/** Writes the values that differ, and nothing else. */
export function writeGroup(map: YAMLMap, fields: Field[] | undefined, after: FormGroup) {
  for (const field of fieldsInFile(fields)) {
    const { name, widget, stored } = field
    const before = map.get(name, true) as Node | undefined
    const value = after[name]
    if (isSame(readValue(before, field), value)) continue
    const isOff = field.default === true && value === false
    const staysWithoutValue = before && (widget === 'boolean' || stored === 'nullable')
    if (isBlank(value) && !isOff && !staysWithoutValue) map.delete(name)
    else setNode(map, name, updatedNode(before, field, value))
  }
}

/** The key keeps its comments. */
function setNode(map: YAMLMap, name: string, node: Node) {
  const pair = map.items.find(({ key }) => textOf(key) === name)
  if (pair) pair.value = node
  else map.set(new Scalar(name), node)
}

/** Without `before`, a new node. */
function updatedNode(before: Node | undefined, field: Field, value: FormValue): Node {
  const { widget, stored, fields } = field
  if (stored === 'record') return recordNode(before, fields?.[1], toList(value))
  if (widget === 'list') {
    const list = isSeq(before) ? before : new YAMLSeq()
    const isWords = !fields && !field.field
    // A new list of words is written in one line.
    if (list !== before) list.flow = isWords
    // Decap leaves an empty word after the last comma.
    const values = toList(value).filter((one) => !isWords || !isBlank(one))
    list.items = updatedItems(list.items as Node[], itemOf(field), values)
    return list
  }
  if (widget === 'object') {
    const map = isMap(before) ? (before as YAMLMap) : new YAMLMap()
    writeGroup(map, fields, toGroup(value))
    return map
  }
  if (isMap(before) && !stored) return parseForms(String(value ?? '').trim())
  const node = scalarOf(field, value)
  return isScalar(before) ? withStyleOf(before, node) : node
}

/** Entries that stay keep their nodes, and with them their comments and their style. */
function updatedItems(before: Node[], field: Field, values: FormValue[]): Node[] {
  const left = [...before]
  const kept = values.map((value) => {
    const at = left.findIndex((node) => isSame(readValue(node, field), value))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
  const after = values.map((value, index) => {
    const node = kept[index]
    if (node) return node
    const previous = values.length === before.length ? left.shift() : undefined
    const updated = updatedNode(previous, field, value)
    if (!previous && isMap(updated) && isMap(before[0]) && before[0].flow) updated.flow = true
    return updated
  })
  // Blank lines stay between the entries, whichever of them is the first.
  if (before.length > 1 && before.slice(1).every(({ spaceBefore }) => spaceBefore))
    for (const [index, node] of after.entries()) node.spaceBefore = index > 0
  return after
}

/** What is no map any more is a text. */
function parseForms(text: string): Node {
  const { contents, errors } = parseDocument(text, AS_WRITTEN)
  return errors.length === 0 && isMap(contents) ? new Document().createNode(contents.toJSON()) : quoted(text)
}

function recordNode(before: Node | undefined, field: Field | undefined, entries: FormValue[]): YAMLMap {
  const map: YAMLMap = isMap(before) ? (before as YAMLMap) : new YAMLMap()
  const known = map.items
  map.items = []
  for (const { label, value } of entries.map(toGroup)) {
    const name = String(label ?? '').trim()
    if (!field || !name) continue
    if (map.has(name)) throw new StudioError(422, `The label “${name}” is used twice. Rename one of them.`)
    const pair = known.find(({ key }) => textOf(key) === name)
    const old = pair?.value as Node | undefined
    map.set(
      pair?.key ?? quoted(name),
      old && isSame(readValue(old, field), value) ? old : updatedNode(old, field, value),
    )
  }
  return map
}

function scalarOf({ widget, stored }: Field, value: FormValue): Scalar {
  if (stored === 'nullable' && isBlank(value)) return plain('null')
  if (widget === 'boolean') return plain(String(value === true))
  const text = String(value ?? '').trim()
  return typeof value === 'number' || stored === 'number' ? numberOrText(text) : quoted(text)
}

const numberOrText = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? plain(text) : quoted(text))

/** In quotes, it would be a text. */
const plain = (text: string) => Object.assign(new Scalar(text), { type: Scalar.PLAIN })

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

const toList = (value: FormValue): FormValue[] => (Array.isArray(value) ? value : [])

const toGroup = (value: FormValue): FormGroup =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
