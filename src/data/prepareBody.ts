import { articleWords } from 'virtual:words/article'
import { headingSlug, uniqueId } from '@/lib/foldText'
import { wellFormed } from '@/lib/text'
import { drawSheet, SHEET } from './drawSheet'
import { keepCompounds } from './keepCompounds'
import { labelCells } from './labelCells'

/** Returns null for HTML without a body, such as a frameset. */
export type Sanitise = (html: string) => DocumentFragment | null

export type Heading = { id: string; text: string; level: 2 | 3 }

/** The sanitised HTML of a document's text, and its headings. */
export type PreparedBody = { html: string; headings: Heading[] }

/** DOMPurify prefixes the ids in the text with this. */
const USER_PREFIX = 'user-content-'
/** Prefix of our heading ids, so that they cannot shadow a global name. */
const HEADING_PREFIX = 'part-'

/** Sanitises stored HTML, then adds heading anchors, tables that fit a phone, and buttons that copy. */
export function prepareBody(html: string, sanitise: Sanitise): PreparedBody {
  const fragment = sanitise(limitDepth(html))
  if (!fragment) return { html: '', headings: [] }
  for (const image of fragment.querySelectorAll('img:not([src])')) image.remove()
  for (const heading of fragment.querySelectorAll('h1')) rename(heading, 'h2')
  const headings = nameHeadings(fragment)
  rewriteAnchors(fragment)
  wrapTables(fragment)
  markPullQuote(fragment)
  prepareCode(fragment)
  keepCompounds(fragment)
  return { html: serialise(fragment), headings }
}

const MAX_DEPTH = 32
/** Without `<` inside a tag: many unclosed tags would take time that grows with the square of their number. */
const TAG = /<(\/?)([a-z][a-z0-9]*)[^<>]*>/gi
/** Elements that never contain others, and those that end when the next one begins. */
const NOT_NESTED = /^(area|br|col|hr|img|input|p|li|dt|dd|thead|tbody|tfoot|tr|th|td|option)$/i

/**
 * Removes tags that are nested too deep: layout, and the parser of the build, take many times longer for each level. A
 * rough count is enough, because the sanitiser parses the result.
 */
function limitDepth(html: string): string {
  let depth = 0
  return html.replace(TAG, (tag, closing: string, name: string) => {
    if (NOT_NESTED.test(name)) return tag
    if (!closing) depth += 1
    const isTooDeep = depth > MAX_DEPTH
    if (closing) depth = Math.max(0, depth - 1)
    return isTooDeep ? '' : tag
  })
}

function rename(element: Element, name: string) {
  const renamed = element.ownerDocument.createElement(name)
  for (const kept of ['id', 'colspan', 'rowspan']) {
    const value = element.getAttribute(kept)
    if (value) renamed.setAttribute(kept, value)
  }
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}

function nameHeadings(fragment: DocumentFragment): Heading[] {
  const lastNumbers = new Map<string, number>()
  const headings: Heading[] = []
  for (const element of fragment.querySelectorAll('h2, h3')) {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (!text) {
      element.remove()
      continue
    }
    const id = uniqueId(HEADING_PREFIX + headingSlug(text), lastNumbers)
    if (element.id) keepOldAnchor(element)
    element.id = id
    headings.push({ id, text, level: element.nodeName === 'H2' ? 2 : 3 })
    const link = element.ownerDocument.createElement('a')
    link.href = `#${id}`
    link.setAttribute('aria-label', articleWords.sectionLink({ heading: text }))
    link.dataset.anchor = ''
    // Next to the heading, because everything inside it would be part of its accessible name.
    const frame = element.ownerDocument.createElement('div')
    frame.dataset.heading = element.nodeName.slice(1)
    element.replaceWith(frame)
    frame.append(element, link)
  }
  return headings
}

/** Keeps links to the ids that the author gave to headings. */
function keepOldAnchor(heading: Element) {
  const anchor = heading.ownerDocument.createElement('span')
  anchor.id = heading.id
  heading.before(anchor)
}

/** The targets of in-page links, such as footnotes, were prefixed, so prefix the links, too. */
function rewriteAnchors(fragment: DocumentFragment) {
  const ids = [...fragment.querySelectorAll('[id]')].map(({ id }) => wellFormed(id))
  // Markdown encodes letters outside English.
  const known = new Map(ids.flatMap((id) => [id, encodeURI(id)].map((written) => [written, id])))
  for (const link of fragment.querySelectorAll('a[href^="#"]:not([data-anchor])')) {
    const name = link.getAttribute('href')?.slice(1) ?? ''
    const target = known.get(USER_PREFIX + name) ?? known.get(HEADING_PREFIX + name)
    if (target) link.setAttribute('href', `#${target}`)
  }
}

/** Longer quotes are something to read, such as a letter. */
const MOST_PULLED = 240

/** The first short quote is set large. */
function markPullQuote(fragment: DocumentFragment) {
  const quote = [...fragment.children].find(
    ({ nodeName, children, textContent }) =>
      nodeName === 'BLOCKQUOTE' &&
      children.length === 1 &&
      children[0]?.nodeName === 'P' &&
      textContent.length <= MOST_PULLED,
  )
  quote?.setAttribute('data-pull', '')
}

/** Sanitising keeps the class of code in a language, such as `language-json`. */
function prepareCode(fragment: DocumentFragment) {
  for (const block of fragment.querySelectorAll('pre')) {
    const language = block.querySelector(':scope > code')?.className.replace('language-', '')
    if (language === SHEET) {
      block.replaceWith(drawSheet(block))
      continue
    }
    // Code blocks can scroll sideways and must be focusable, so that the arrow keys can scroll them.
    block.tabIndex = 0
    if (language) addCopyButton(block)
  }
  for (const code of fragment.querySelectorAll('[class]')) code.removeAttribute('class')
}

/** Code in a language, also in `text`, is meant to be copied. */
function addCopyButton(block: Element) {
  const button = block.ownerDocument.createElement('button')
  button.type = 'button'
  button.dataset.copy = ''
  button.textContent = articleWords.copy
  block.after(button)
}

function wrapTables(fragment: DocumentFragment) {
  let heading = ''
  for (const element of fragment.querySelectorAll('h2, h3, h4, h5, h6, table')) {
    if (element.nodeName === 'TABLE') wrapInScroller(element, heading)
    else heading = (element.textContent ?? '').trim()
  }
}

function wrapInScroller(table: Element, heading: string) {
  for (const row of table.querySelectorAll('tr')) addScopes([...row.children])
  // Markdown's first row has only header cells. An empty one would be a header without a name.
  for (const cell of table.querySelectorAll('th')) if (isEmpty(cell)) rename(cell, 'td')
  labelCells(table)
  const frame = table.ownerDocument.createElement('div')
  frame.dataset.table = ''
  frame.tabIndex = 0
  frame.setAttribute('role', 'group')
  frame.setAttribute('aria-label', tableName(heading))
  table.replaceWith(frame)
  frame.append(table)
}

/** A header cell next to data cells belongs to its row. */
function addScopes(cells: readonly Element[]) {
  const scope = cells.some(({ nodeName }) => nodeName === 'TD') ? 'row' : 'col'
  for (const cell of cells) if (cell.matches('th:not([scope])')) cell.setAttribute('scope', scope)
}

function isEmpty(cell: Element): boolean {
  return !cell.textContent?.trim() && !cell.querySelector('img')
}

function serialise(fragment: DocumentFragment): string {
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML.trim()
}

const tableName = (heading: string) => (heading ? articleWords.tableBelow({ heading }) : articleWords.table)
