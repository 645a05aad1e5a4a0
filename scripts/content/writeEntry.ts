import TurndownService from 'turndown'
import { Document, isMap, parseDocument } from 'yaml'
import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import { withFlags } from '../firestore/unlisted'
import { type Fields, isEmptyValue } from '../firestore/values'
import { BODY_FORMAT } from './entry'
import { splitFrontMatter } from './frontMatter'
import { renderMarkdown } from './renderMarkdown'

/**
 * The file of a document. An existing file (`source`) keeps its comments, the order of its fields, and its body if that
 * still renders to the same text.
 */
export function writeEntry(collection: Collection, document: Fields, source: string | null): string {
  const stored = withFlags(collection, document)
  const before = splitFrontMatter(source ?? '')
  const parsed = parseDocument(before?.yaml ?? '')
  const yaml = isMap(parsed.contents) && parsed.errors.length === 0 ? parsed : new Document({})
  const known = fieldsOf(collection).map(({ nameInFiles, storedName, info }) => ({
    name: nameInFiles,
    storedName,
    kind: info.kind,
  }))
  const unknown = unknownFields(collection, stored).map((name) => ({ name, storedName: name, kind: null }))
  for (const { name, storedName, kind } of [...known, ...unknown]) {
    const value = yamlValue(stored[storedName], kind)
    if (isEmptyValue(value)) yaml.delete(name)
    else yaml.set(name, Array.isArray(value) ? yaml.createNode(value, { flow: true }) : value)
  }
  const currentBody = yaml.get(BODY_FORMAT) === 'html' ? '' : (before?.body.trim() ?? '')
  const { body, isHtml } = writeBody(collection, stored, currentBody)
  if (isHtml) yaml.set(BODY_FORMAT, 'html')
  else yaml.delete(BODY_FORMAT)
  return `---\n${yaml.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${body && `\n${body}\n`}`
}

/** Fields that the site does not have. The content check names them, so that none is lost unnoticed. */
function unknownFields(collection: Collection, stored: Fields): string[] {
  const known = fieldsOf(collection).map(({ storedName }) => storedName)
  return Object.keys(stored).filter(
    (name) => !known.includes(name) && name !== bodyOf(collection)?.storedName,
  )
}

type FieldInfo = ReturnType<typeof fieldsOf>[number]['info']

/** The pictures in a text are measured each time its file is read. */
export function withoutMeasuredSizes(collection: Collection, fields: Fields): Fields {
  const body = bodyOf(collection)?.storedName
  return body ? { ...fields, [body]: withoutSizes(String(fields[body] ?? '')) } : fields
}

function yamlValue(value: unknown, kind: FieldInfo['kind'] | null) {
  // Other programs store a date as its milliseconds.
  const date = kind === 'date' && typeof value === 'number' ? new Date(value) : value
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return value
  const iso = date.toISOString()
  // Midnight UTC is how a date without a time is stored.
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 'YYYY-MM-DD'.length) : iso.replace(/\.\d+Z$/, 'Z')
}

function writeBody(collection: Collection, stored: Fields, currentBody: string) {
  const declared = bodyOf(collection)
  const text = declared ? String(stored[declared.storedName] ?? '') : ''
  if (declared?.info.format !== 'html') return { body: text, isHtml: false }
  const rendersToText = (markdown: string) =>
    withoutSizes(renderMarkdown(markdown).html) === withoutSizes(text)
  const markdown = [currentBody, toMarkdown(text)].find(rendersToText)
  return { body: markdown ?? text, isHtml: markdown === undefined }
}

function withoutSizes(html: string): string {
  return html.replace(/(<img[^>]*?) width="\d+" height="\d+"/g, '$1')
}

function toMarkdown(html: string): string {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  })
  turndown.addRule('table', {
    filter: 'table',
    replacement: (_, table) => `\n\n${tableToMarkdown(turndown, table)}\n\n`,
  })
  return turndown.turndown(html)
}

function tableToMarkdown(turndown: TurndownService, table: TurndownService.Node): string {
  // Turndown's node lists have no iterator.
  const rows = Array.from((table as HTMLTableElement).querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), ({ innerHTML }) =>
      turndown.turndown(innerHTML).replace(/\|/g, '\\|'),
    ),
  )
  const [head = [], ...body] = rows
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
