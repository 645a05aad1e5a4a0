import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'
import { type Document, isCollection, isMap, isNode, isScalar, type Node, visit } from 'yaml'
import { UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake, mistakesOf, ONE_FIELD_A_LINE, parseYamlText } from '../lib/yamlText.ts'
import { groupFields } from './groupFields.ts'
import { migrations } from './migrations/index.ts'

/** Reads a YAML file of the owner and checks it. Throws one error that lists every mistake with its line. */
export function readYamlFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const name = join(basename(dirname(file)), basename(file))
  if (!existsSync(file)) throw new UserError(`${name} is missing. Get it back with git restore ${name}.`)
  const source = readFileSync(file, 'utf8')
  const { value, mistakes } = parseYaml(source, schema)
  const all = mistakesOf(source, mistakes)
  if (value !== undefined && all.length === 0) return value
  throw new UserError(formatMistakes(name, all).join('\n'))
}

type Parsed<Value> = {
  /** Undefined if a field is missing or has another type. */
  value: Value | undefined
  /** What could be read, whether it is valid or not. */
  fields: Record<string, unknown>
  mistakes: Mistake[]
  lineOf: (field: string) => number
}

export function parseYaml<Schema extends v.GenericSchema>(
  source: string,
  schema: Schema,
  firstLine = 1,
): Parsed<v.InferOutput<Schema>> {
  const { document, lineAt, mistakes: syntaxMistakes } = parseYamlText(source, firstLine)
  const lineOf = (...keys: unknown[]) => lineAt(offsetOf(document.contents, keys))
  const unreadable = (mistakes: Mistake[]) => ({ value: undefined, fields: {}, mistakes, lineOf })
  if (syntaxMistakes.length > 0) return unreadable(syntaxMistakes)
  if (document.contents !== null && !isMap(document.contents))
    return unreadable([{ line: firstLine, message: ONE_FIELD_A_LINE }])
  const decimals = new Map<unknown, number>()
  visit(document, {
    // YAML reads 08817, +911234, 12E4 and numbers of 17 digits as other ones. Postal codes, phone numbers and registrations
    // must keep every character. In many countries 295.000 is 295 thousand.
    Scalar: (_, scalar) => {
      const { source = '', value } = scalar
      if (/^(\+|0\d|\d{1,3}\.\d{3}$|\d{16}|\d+e\d|\d+\.\d?0$)/i.test(source)) scalar.value = source
      if (typeof value === 'number' && /^\d+\.\d?0$/.test(source)) decimals.set(scalar, value)
    },
  })

  let parsed = v.safeParse(schema, document.toJS() ?? {})
  // 4.50 stays as it is in a text, but the schema may want a number.
  for (const issue of parsed.issues ?? []) {
    const node = document.getIn(keysOf(issue), true)
    if (isScalar(node)) node.value = decimals.get(node) ?? node.value
  }
  if (parsed.issues && decimals.size > 0) parsed = v.safeParse(schema, document.toJS())
  const issues = [...(parsed.issues ?? []), ...findMoreUnknown(parsed.issues, document, schema)]
  const mistakes = issues.map((issue): Mistake => {
    const keys = keysOf(issue)
    const node = document.getIn(keys, true)
    const line = lineOf(...keys)
    const message = isUnknownField(issue)
      ? describeUnknown(issue, keys, lineAt(endOf(node, source)) - line)
      : describeIssue(issue, keys, isMap(node) && node.flow === true, groupFields(schema, keys))
    return { line, message, field: String(keys[0]) }
  })
  return {
    value: parsed.typed ? parsed.output : undefined,
    fields: parsed.output as Record<string, unknown>,
    mistakes: mistakes.toSorted((a, b) => a.line - b.line),
    lineOf,
  }
}

type Issue = v.BaseIssue<unknown>

/** valibot names only the first unknown field of a group, and none of the checks that follow. */
function findMoreUnknown(
  first: readonly Issue[] | undefined,
  document: Document,
  schema: v.GenericSchema,
): Issue[] {
  const found: Issue[] = []
  const without = document.clone()
  let unknown = (first ?? []).filter(isUnknownField)
  while (unknown.length > 0) {
    for (const issue of unknown) without.deleteIn(keysOf(issue))
    unknown = (v.safeParse(schema, without.toJS() ?? {}).issues ?? []).filter(isUnknownField)
    found.push(...unknown)
  }
  return found
}

const isUnknownField = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never'

const keysOf = ({ path }: Issue) => (path ?? []).map(({ key }) => key)

const nameOf = (keys: unknown[]) => keys.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' ')

/** Where the last character of a value is. */
function endOf(node: unknown, source: string): number {
  const [start = 0, end = 0] = isNode(node) ? (node.range ?? []) : []
  return start + source.slice(start, end).trimEnd().length
}

/** `below`: how many lines of the field follow the first. Alone, they would belong to the field above. */
function describeUnknown({ message }: Issue, keys: unknown[], below: number): string {
  const field = nameOf(keys)
  const renamed = newNameOf(keys)
  if (renamed) return `${field} is now called ${renamed}: use that name, or run npm run content:migrate.`
  // The schema can say more about a field that it does not know.
  const text = message.startsWith('Invalid key')
    ? ' is not a field of this file: correct the name, or remove the line'
    : `: ${message}`
  const rest = below > 0 ? ` and the ${below === 1 ? 'one' : below} below it` : ''
  return `${field}${text.replace('the line', `the line${rest}`)}.`
}

/** `group`: the names of the fields that it has, if the field is a group. */
function describeIssue(issue: Issue, keys: unknown[], isInBraces: boolean, group: readonly string[]): string {
  const { kind, type, expected, received, message } = issue
  const field = nameOf(keys)
  // The message of such a check is a whole sentence, unless the check says what it expects.
  if (/^raw_/.test(type) && expected === null) return `${field}: ${message}`
  const isMissing = received === 'undefined'
  // The message of a schema without a text is valibot's.
  if (group.length > 0 && (isMissing || message.startsWith('Invalid type')))
    return `${field} is ${conditionOf(issue)}: write ${groupLines(keys.at(-1), group)}.`
  if (isMissing) return `${field} is missing: write a line "${String(keys.at(-1))}: …".`
  // A group or a list with the right form.
  if (kind === 'validation' && /^(Object|Array)$/.test(received)) return `${field}: write ${message}.`
  if (received === 'Object' && expected === 'Array')
    return `${field} is read as a group: write ${message}, each beginning with "- ".`
  if (received === 'Object' && !expected?.includes('Object')) {
    const reason = isInBraces
      ? 'begins with {, so it is read as a group'
      : 'contains ": ", so it is read as a field'
    return `${field} ${reason}: put the text in quotes.`
  }
  if (received === '0' && /length$/.test(type)) return `${field} is empty: write ${message}.`
  if (/length$/.test(type)) {
    const unit = Array.isArray(issue.input) ? 'entries' : 'characters'
    return `${field} has ${received} ${unit}: write ${message}.`
  }
  return `${field} is ${conditionOf(issue)}: write ${message}.`
}

function conditionOf({ received }: Issue) {
  if (received === 'undefined') return 'missing'
  return received === 'null' ? 'empty' : received
}

/** What to write for a group. An entry of a list has no name. */
function groupLines(name: unknown, fields: readonly string[]): string {
  const lines = fields.map((field) => `"${field}: …"`).join(', ')
  return typeof name === 'number'
    ? `its fields, one on each line: ${lines}`
    : `the line "${String(name)}:", and below it, indented: ${lines}`
}

/** What a migration calls a field since then. */
function newNameOf(keys: unknown[]): string | undefined {
  const name = keys.filter((key) => typeof key !== 'number').join(' ')
  return migrations.find(({ renamed = {} }) => Object.hasOwn(renamed, name))?.renamed?.[name]
}

/** Where a field is, or the group that it is missing from. */
function offsetOf(root: Node | null, keys: unknown[]): number {
  let node = root
  let offset = root?.range?.[0] ?? 0
  for (const key of keys) {
    if (!isCollection(node)) break
    const pair = node.items.find((item) => isPairOf(item, key))
    const next = node.get(key, true) as Node | undefined
    offset = keyOffset(pair) ?? next?.range?.[0] ?? offset
    node = next ?? null
  }
  return offset
}

const keyOffset = (pair: unknown) => (pair as { key: Node } | undefined)?.key.range?.[0]

function isPairOf(item: unknown, key: unknown): boolean {
  if (typeof item !== 'object' || item === null || !('key' in item)) return false
  return isScalar(item.key) && item.key.value === key
}
