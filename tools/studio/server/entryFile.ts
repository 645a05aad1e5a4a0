import { Document, Lexer, parseDocument, Scalar, visit } from 'yaml'
import { splitFrontMatter } from '../../../scripts/content/frontMatter'
import { BODY } from '../../../scripts/content/readContent'
import { renderMarkdown, splitBlocks } from '../../../scripts/content/renderMarkdown'
import { parseYamlText } from '../../../scripts/lib/yamlText'
import { findEntry, isYaml, Refused } from './contentPaths'
import { fileForms, splitPath } from './forms'
import { AS_WRITTEN, type FormGroup, isSame, readGroup, writeGroup } from './formValues'
import type { ObjectShape } from './shape'

export function shapeOfFile(path: string): ObjectShape {
  const form = fileForms.find((one) => one.path === path) ?? findEntry(path)?.form
  if (!form) throw new Refused(403, `The studio does not edit ${path}.`)
  return form.shape
}

/** The values that a form shows for a file. */
export function readForm(path: string, source: string): FormGroup {
  const { yaml, body } = partsOf(path, source)
  refuseMistakes(path, yaml)
  const shape = shapeOfFile(path)
  const values = readPart(parseDocument(yaml, AS_WRITTEN), path, shape)
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
  const before = readPart(document, path, shape)
  const { [BODY]: text, ...fields } = onlyKnown(shape, values)
  writePart(document, path, shape, fields)
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  const yaml = isSame(before, fields)
    ? `${parts.yaml}\n`
    : keepSpacing(parts.yaml, keepFolds(parts.yaml, written))
  if (isYaml(path)) return yaml
  const body = mergeBody(parts.body, String(text ?? ''))
  return `---\n${yaml}---\n${body}`
}

function onlyKnown(shape: ObjectShape, values: FormGroup): FormGroup {
  const isInFile = (name: string) => name in shape.fields && shape.fields[name]?.kind !== 'drawing'
  return Object.fromEntries(Object.entries(values).filter(([name]) => isInFile(name)))
}

/** The form of a part edits one group of the file. */
const around = (part: string, shape: ObjectShape): ObjectShape => ({
  kind: 'object',
  isRequired: true,
  fields: { [part]: shape },
})

function readPart(document: Document, path: string, shape: ObjectShape): FormGroup {
  const { part } = splitPath(path)
  if (part === undefined) return readGroup(document, shape)
  return (readGroup(document, around(part, shape))[part] ?? {}) as FormGroup
}

function writePart(document: Document, path: string, shape: ObjectShape, values: FormGroup) {
  const { part } = splitPath(path)
  if (part === undefined) writeGroup(document, shape, values)
  else writeGroup(document, around(part, shape), { [part]: values })
}

function partsOf(path: string, source: string): { yaml: string; body: string } {
  if (isYaml(path)) return { yaml: source, body: '' }
  const parts = splitFrontMatter(source)
  if (parts) return parts
  throw new Refused(422, `${path} does not start with its fields between two lines of three dashes (---).`)
}

/** A form for a file with a syntax error would lose what cannot be read. */
function refuseMistakes(path: string, yaml: string) {
  const [first] = parseYamlText(yaml, isYaml(path) ? 1 : 2).mistakes
  if (first)
    throw new Refused(422, `${path}:${first.line}: ${first.message} Correct it in a text editor first.`)
}

/** The writer has its own spacing, such as `{a: 1}` for `{ a: 1 }`. Lines that differ in nothing else stay. */
function keepSpacing(before: string, after: string): string {
  // Spaces between tokens, not those within a text.
  const key = (line: string) =>
    [/^ */.exec(line)?.[0], ...[...new Lexer().lex(line)].filter((token) => token.trim())].join('\n')
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

/** The writer puts a folded text on one line. The texts that are still the same keep their lines. */
function keepFolds(before: string, after: string): string {
  const folds = new Map(foldedTexts(before).map(({ key, start, end }) => [key, before.slice(start, end)]))
  return foldedTexts(after).reduceRight((text, { key, start, end }) => {
    const kept = folds.get(key)
    return kept === undefined ? text : `${text.slice(0, start)}${kept}${text.slice(end)}`
  }, after)
}

/** A text with another indentation is another one: its lines would not fit. */
function foldedTexts(source: string) {
  const found: { key: string; start: number; end: number }[] = []
  visit(parseDocument(source, AS_WRITTEN), {
    Scalar: (_, { type, value, range }) => {
      if (type !== Scalar.BLOCK_FOLDED || !range) return
      const [start, end] = range
      const [indentation = ''] = /(?<=\n) */.exec(source.slice(start, end)) ?? []
      found.push({ key: `${indentation}${String(value)}`, start, end })
    },
  })
  return found
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
