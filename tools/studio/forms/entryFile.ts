import { type Document, isMap, parseDocument, Scalar, YAMLMap } from 'yaml'
import { AS_WRITTEN, editYaml } from '../../../scripts/content/editYaml'
import { BODY } from '../../../scripts/content/entry'
import { splitFrontMatter } from '../../../scripts/content/frontMatter'
import { renderMarkdown, splitBlocks } from '../../../scripts/content/renderMarkdown'
import { type Mistake, parseYamlText } from '../../../scripts/lib/yamlText'
import { findEntry, isYaml } from './contentPaths'
import { DRAWING_FILE, type Field } from './formFields'
import { fileForms, splitPath, wholeFile } from './forms'
import { type FormGroup, isSame, readGroup } from './formValues'
import { StudioError } from './studioError'
import { writeGroup } from './writeValues'

export function fieldsOfFile(path: string): Field[] {
  const form = fileForms.find((one) => one.path === path) ?? findEntry(path)?.form
  if (!form) throw new StudioError(403, `The studio does not edit ${path}.`)
  return form.fields
}

/** The values that a form shows for a file. */
export function readForm(path: string, source: string): FormGroup {
  const { yaml, body } = partsOf(path, source)
  const { document, mistake } = parseOnce(yaml, isYaml(path) ? 1 : 2)
  if (mistake) refuse(path, mistake)
  const values = readPart(document, path)
  const field = fieldsOfFile(path).find(({ name }) => name === BODY)
  if (!field) return values
  return { ...values, [BODY]: field.widget === 'markdown' ? escapeStars(body.trim()) : body.trim() }
}

/** The editor would read `2 * 3 * 4` as emphasis. Code and tables stay. */
const escapeStars = (body: string) =>
  body.replace(
    /((`{3,}|~{3,})[\s\S]*?\2|(`+)[^\n]*?[^`\n]\3(?!`)|^(?: {4}|\t|\|).*$)|(?<=[\p{L}\p{N})] )\*(?= )/gmu,
    (_, kept: string | undefined) => kept ?? '\\*',
  )

/**
 * The file with the values of a form. Only what differs is written: comments, the order of the fields and the style of
 * everything else stay. Without a difference it is the same text, byte for byte.
 */
export function writeForm(path: string, source: string | null, values: FormGroup): string {
  const names = fieldsOfFile(path).map(({ name }) => name)
  const written = Object.entries(values).filter(([name]) => names.includes(name) && name !== DRAWING_FILE)
  const after = Object.fromEntries(written)
  if (source !== null && isSame(readForm(path, source), after)) return source
  const { yaml, body } = source === null ? { yaml: '', body: '' } : partsOf(path, source)
  const { [BODY]: text, ...fields } = after
  const changed = writeYaml(path, yaml, fields)
  return isYaml(path) ? changed : `---\n${changed}---\n${mergeBody(body, String(text ?? ''))}`
}

function writeYaml(path: string, before: string, values: FormGroup): string {
  if (isSame(readPart(parseDocument(before, AS_WRITTEN), path), values)) return `${before}\n`
  return editYaml(before, (map) => {
    const { part } = splitPath(path)
    if (fieldsOfFile(path).includes(wholeFile)) return writeLines(map, values)
    if (part === undefined) writeGroup(map, fieldsOfFile(path), values)
    else writeGroup(map, [groupOf(part, path)], { [part]: values })
  })
}

function readPart({ contents }: Document, path: string): FormGroup {
  const { part } = splitPath(path)
  if (fieldsOfFile(path).includes(wholeFile)) return readGroup(groupWith(contents), [wholeFile])
  if (part === undefined) return readGroup(contents, fieldsOfFile(path))
  return (readGroup(contents, [groupOf(part, path)])[part] ?? {}) as FormGroup
}

function writeLines(map: YAMLMap, values: FormGroup) {
  const group = groupWith(map)
  writeGroup(group, [wholeFile], values)
  if (!group.has(wholeFile.name)) map.items = []
}

/** As if the lines of the file were in a group, which is what forms edit. */
function groupWith(lines: unknown): YAMLMap {
  const map = new YAMLMap()
  map.set(new Scalar(wholeFile.name), isMap(lines) ? lines : new YAMLMap())
  return map
}

/** The form of a part edits one group of the file. */
function groupOf(part: string, path: string): Field {
  return { name: part, label: part, widget: 'object', required: true, fields: fieldsOfFile(path) }
}

function partsOf(path: string, source: string): { yaml: string; body: string } {
  if (isYaml(path)) return { yaml: source, body: '' }
  const parts = splitFrontMatter(source)
  if (parts) return parts
  throw new StudioError(
    422,
    `${path} does not start with its fields between two lines of three dashes (---).`,
  )
}

type Parsed = { yaml: string; line: number; document: Document; mistake: Mistake | undefined }
let last: Parsed | undefined

/** A list reads all pages, which are parts of one file: parsing it for each of them would take seconds. */
function parseOnce(yaml: string, line: number): Parsed {
  if (last?.yaml !== yaml || last.line !== line) {
    const [mistake] = parseYamlText(yaml, line).mistakes
    last = { yaml, line, document: parseDocument(yaml, AS_WRITTEN), mistake }
  }
  return last
}

/** A form for a file with a syntax error would lose what cannot be read. */
function refuse(path: string, { line, message }: Mistake): never {
  throw new StudioError(
    422,
    `${path}:${line}: ${message} Correct it in the file itself, with a text editor or at the repository.`,
  )
}

/** The editor knows neither the columns of a table that are aligned nor lists with more space between their entries. */
const UNKNOWN_TO_EDITOR = / style="[^"]*"|(?<=<li>)\s*<p>|(?:<\/p>)?\s*(?=<(?:\/li|[uo]l)\b)/g

/** The editor rewrites Markdown in its own style. Blocks that render to the same HTML keep the text of the file. */
function mergeBody(before: string, after: string): string {
  if (before.trim() === after.trim()) return before
  if (!after.trim()) return ''
  const rendered = (block: string) => renderMarkdown(block).html.replace(UNKNOWN_TO_EDITOR, '')
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
