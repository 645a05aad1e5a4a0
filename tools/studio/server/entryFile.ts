import { Document, parseDocument } from 'yaml'
import { splitFrontMatter } from '../../../scripts/content/frontMatter'
import { BODY } from '../../../scripts/content/readContent'
import { renderMarkdown, splitBlocks } from '../../../scripts/content/renderMarkdown'
import { parseYamlText } from '../../../scripts/lib/yamlText'
import { findEntry, isDataFile, Refused } from './contentPaths'
import { AS_WRITTEN, type FormGroup, isSame, readGroup, writeGroup } from './formValues'
import { type ObjectShape, shapeOfCollection, shapeOfDataFile } from './shape'

export function shapeOfFile(path: string): ObjectShape {
  if (isDataFile(path)) return shapeOfDataFile(path)
  const entry = findEntry(path)
  if (!entry) throw new Refused(403, `The studio does not edit ${path}.`)
  return shapeOfCollection(entry.collection)
}

/** The values that a form shows for a file. */
export function readForm(path: string, source: string): FormGroup {
  const { yaml, body } = partsOf(path, source)
  refuseMistakes(path, yaml)
  const shape = shapeOfFile(path)
  const values = readGroup(parseDocument(yaml, AS_WRITTEN), shape)
  return BODY in shape.fields ? { ...values, [BODY]: body.trim() } : values
}

/**
 * The file with the values of a form. Only what differs is written: comments, the order of the fields and the style of
 * everything else stay. Without a difference it is the same text, byte for byte.
 */
export function writeForm(path: string, source: string | null, values: FormGroup): string {
  const shape = shapeOfFile(path)
  if (source !== null && isSame(readForm(path, source), onlyKnown(shape, values))) return source
  const parts = source === null ? { yaml: '', body: '' } : partsOf(path, source)
  const document = source === null ? new Document({}, AS_WRITTEN) : parseDocument(parts.yaml, AS_WRITTEN)
  const before = readGroup(document, shape)
  const { [BODY]: text, ...fields } = onlyKnown(shape, values)
  writeGroup(document, shape, fields)
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const yaml = isSame(before, fields) ? `${parts.yaml}\n` : keepSpacing(parts.yaml, written)
  if (isDataFile(path)) return yaml
  const body = mergeBody(parts.body, String(text ?? ''))
  return `---\n${yaml}---\n${body}`
}

function onlyKnown(shape: ObjectShape, values: FormGroup): FormGroup {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in shape.fields))
}

function partsOf(path: string, source: string): { yaml: string; body: string } {
  if (isDataFile(path)) return { yaml: source, body: '' }
  const parts = splitFrontMatter(source)
  if (parts) return parts
  throw new Refused(422, `${path} does not start with its fields between two lines of three dashes (---).`)
}

/** A form for a file with a syntax error would lose what cannot be read. */
function refuseMistakes(path: string, yaml: string) {
  const [first] = parseYamlText(yaml, isDataFile(path) ? 1 : 2).mistakes
  if (first)
    throw new Refused(422, `${path}:${first.line}: ${first.message} Correct it in a text editor first.`)
}

/** The writer has its own spacing, such as `{a: 1}` for `{ a: 1 }`. Lines that differ in nothing else stay. */
function keepSpacing(before: string, after: string): string {
  const key = (line: string) => line.replace(/(?<=\S)\s+|\s+$/g, '')
  const lines = new Map(before.split('\n').map((line) => [key(line), line]))
  return after
    .split('\n')
    .map((line) =>
      line.trim()
        ? (lines.get(key(line)) ?? line.replace(/(?<=^\s*(?:- |price: ))\{(.+)\}$/, '{ $1 }'))
        : line,
    )
    .join('\n')
}

/** The editor rewrites Markdown in its own style. Blocks that render to the same HTML keep the text of the file. */
function mergeBody(before: string, after: string): string {
  if (before.trim() === after.trim()) return before
  if (!after.trim()) return ''
  const rendered = (block: string) => renderMarkdown(block).html
  let left = splitBlocks(before).map((block) => ({ block, html: rendered(block) }))
  const blocks = splitBlocks(after).map((block) => {
    const html = rendered(block)
    const at = left.findIndex((one) => one.html === html)
    const kept = left[at]
    if (!kept) return block
    left = left.slice(at + 1)
    return kept.block
  })
  return `\n${blocks.join('\n\n')}\n`
}
