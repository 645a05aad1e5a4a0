import TurndownService from 'turndown'
import { Document, isMap, parseDocument } from 'yaml'
import { fromFirestoreValue } from './firestoreValue'
import { splitFrontMatter } from './frontMatter.mjs'
import { BODY_FORMAT } from './readContent.mjs'
import { renderMarkdown } from './renderMarkdown.mjs'

/**
 * @import { CollectionRule } from './collections.mjs'
 * @import { FirestoreFields, FirestoreValue } from './firestoreValue'
 */

/**
 * The file of a document. An existing one keeps its comments, the order of its fields, and its body where that says
 * the same already.
 *
 * @param {CollectionRule} collection
 * @param {FirestoreFields} stored
 * @param {string | null} source the file as it is
 * @returns {string}
 */
export function writeEntry(collection, stored, source) {
  const before = source === null ? null : splitFrontMatter(source)
  const parsed = parseDocument(before?.yaml ?? '')
  const yaml = isMap(parsed.contents) ? parsed : new Document({})
  for (const name of Object.keys(collection.fields)) {
    const value = plainValue(stored[name])
    if (value === undefined) yaml.delete(name)
    else yaml.set(name, Array.isArray(value) ? yaml.createNode(value, { flow: true }) : value)
  }
  const { body, format } = bodyOf(collection, stored, before?.body ?? '', yaml.get(BODY_FORMAT) === 'html')
  if (format) yaml.set(BODY_FORMAT, format)
  else yaml.delete(BODY_FORMAT)
  return `---\n${yaml.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${body && `\n${body}\n`}`
}

/** @param {FirestoreValue | undefined} stored */
function plainValue(stored) {
  const value = fromFirestoreValue(stored)
  return value instanceof Date ? shortDate(value) : value
}

/** A plain date in a file stands at noon UTC. @param {Date} date */
function shortDate(date) {
  const iso = date.toISOString()
  return iso.endsWith('T12:00:00.000Z')
    ? iso.slice(0, 10)
    : iso.replace(/\.000Z$/, 'Z').replace(/\.\d+Z$/, 'Z')
}

/**
 * @param {CollectionRule} collection
 * @param {FirestoreFields} stored
 * @param {string} before the body of the file as it is
 * @param {boolean} wasHtml
 * @returns {{ body: string, format?: 'html' }}
 */
function bodyOf({ body }, stored, before, wasHtml) {
  const text = body && plainValue(stored[body.field])
  if (typeof text !== 'string') return { body: '' }
  if (body?.format === 'text') return { body: text }
  const says = (/** @type {string} */ markdown) =>
    withoutSizes(renderMarkdown(markdown).html) === withoutSizes(text)
  if (!wasHtml && says(before)) return { body: before.trim() }
  const markdown = toMarkdown(text)
  return says(markdown) ? { body: markdown } : { body: text, format: 'html' }
}

/** Sizes are measured anew each time the file is read. @param {string} html */
function withoutSizes(html) {
  return html.replace(/(<img[^>]*?) width="\d+" height="\d+"/g, '$1')
}

/** @param {string} html */
function toMarkdown(html) {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  })
  turndown.addRule('table', {
    filter: 'table',
    replacement: (_, node) => `\n\n${tableToMarkdown(turndown, node)}\n\n`,
  })
  turndown.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode
      const isOrdered = list?.nodeName === 'OL'
      const number = isOrdered ? Array.from(list.children).indexOf(/** @type {Element} */ (node)) + 1 : 0
      const mark = isOrdered ? `${number}. ` : '- '
      const lines = content.replace(/^\n+|\n+$/g, '').replace(/\n/g, `\n${' '.repeat(mark.length)}`)
      return mark + lines + (node.nextSibling ? '\n' : '')
    },
  })
  return turndown.turndown(html)
}

/** @param {TurndownService} turndown @param {TurndownService.Node} table */
function tableToMarkdown(turndown, table) {
  const rows = Array.from(/** @type {HTMLTableElement} */ (table).querySelectorAll('tr'), (row) =>
    Array.from(row.querySelectorAll('th, td'), (cell) =>
      turndown.turndown(cell.innerHTML).replace(/\|/g, '\\|'),
    ),
  )
  const [head = [], ...body] = rows
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n')
}
