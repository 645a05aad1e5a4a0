import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type Attributes, checkStyles, PAINT, type Rules, readAttributes, words } from './svgAttributes.ts'
import { SvgError } from './svgError.ts'

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'

const SHAPES = words(`
  svg g defs path circle ellipse rect line polyline polygon clipPath mask linearGradient radialGradient stop
`)
/** Drawing programs write them. They draw nothing. */
const IGNORED_ELEMENTS = words('title desc metadata')
/** What a file may contain that is shown as a picture. Its styles and fonts cannot reach the page. */
const PICTURE_ELEMENTS = words('style text tspan use symbol pattern')
const TEXT_ELEMENTS = words('text tspan')

const REASONS: Record<string, string> = {
  script: 'scripts never run in a drawing: delete it',
  foreignObject: 'only shapes are allowed: delete it',
  image: 'it is a picture, not a shape: draw it with paths',
  text: 'other computers do not have its font: convert the text to paths',
  style:
    'the site’s security policy forbids it: export with presentation attributes (in Illustrator: Styling, Presentation Attributes)',
  use: 'export the shapes themselves: expand symbols and clones',
}

/** No drawing program nests as deep, and the parser's time grows with the square of the depth. */
const MAX_DEPTH = 100

/** The standard doctype, as Illustrator and LibreOffice write it. It cannot declare entities. */
const PLAIN_DOCTYPE = /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^[]*$/

type Drawing = { root: Record<string, string>; shapes: string }

/** The shapes of a drawing that becomes part of a page, without `<svg>`. `idPrefix` is put before its ids. */
export function readShapes(source: string | Uint8Array, idPrefix: string): Drawing {
  const { root, rootAttributes, content } = rebuild(source, { idPrefix, isPicture: false })
  const paint = rootAttributes.filter(([name]) => PAINT.has(name))
  return { root, shapes: shorten(`<g${write(paint)}>${content}</g>`) }
}

/** Throws unless there are shapes, which many pages can contain. */
export function requireSmallShapes(shapes: string, maxKilobytes: number) {
  if (!/<[celpr]/.test(shapes)) throw new SvgError('It has no shapes: draw it with paths.')
  const kilobytes = new TextEncoder().encode(shapes).length / 1000
  if (kilobytes <= maxKilobytes) return
  throw new SvgError(
    `The shapes are ${kilobytes.toFixed(1)} kB; the limit is ${maxKilobytes} kB. Simplify the paths, and export them with fewer decimals.`,
  )
}

/** The safe copy of a drawing that stays a separate file. */
export function cleanPicture(source: Uint8Array): string {
  const { rootAttributes, content } = rebuild(source, { idPrefix: '', isPicture: true })
  return `${shorten(`<svg xmlns="${SVG}"${write(rootAttributes)}>${content}</svg>`)}\n`
}

/**
 * Parses the file as XML and writes only known elements and attributes again, so that nothing else can reach a page.
 * Unsafe parts are refused instead of dropped, so that their loss is noticed.
 */
function rebuild(source: string | Uint8Array, rules: Rules) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const root: Record<string, string> = {}
  let rootAttributes: Attributes = []
  let content = ''
  let depth = 0
  let ignoredDepth = 0
  let styleSheet = ''
  const open: string[] = []

  const addText = (text: string) => {
    const element = open.at(-1) ?? ''
    if (ignoredDepth > 0) return
    // Comments and CDATA split a text, so a style sheet is checked at its end.
    if (element === 'style') styleSheet += text
    else if (TEXT_ELEMENTS.has(element)) content += escapeText(text)
  }

  refuseUnusualXml(parser)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > MAX_DEPTH)
      throw new SvgError(`More than ${MAX_DEPTH} elements are nested: ungroup them.`, parser.line)
    open.push(tag.local)
    if (tag.uri === HTML) throw new SvgError(`<${tag.name}> is HTML: delete it.`, parser.line)
    if (ignoredDepth > 0 || (depth > 1 && isIgnored(tag))) {
      ignoredDepth ||= depth
      return
    }
    requireKnown(tag, depth, rules, parser.line)
    const attributes = readAttributes(tag, rules, parser.line)
    if (depth > 1) {
      content += `<${tag.local}${write(attributes)}>`
      return
    }
    for (const { local, value } of Object.values(tag.attributes)) root[local] = value
    rootAttributes = attributes
  })
  parser.on('closetag', (tag) => {
    if (styleSheet) content += escapeText(checkStyles('style', styleSheet, rules, parser.line))
    styleSheet = ''
    if (ignoredDepth === 0 && depth > 1) content += `</${tag.local}>`
    if (ignoredDepth === depth) ignoredDepth = 0
    depth -= 1
    open.pop()
  })
  parser.write(typeof source === 'string' ? source : decode(source)).close()
  return { root, rootAttributes, content }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SvgError('The file is not in UTF-8: export it as SVG in UTF-8.')
  }
}

/** Other encodings hide tags from this parser. A document type can add attributes and text to every element. */
function refuseUnusualXml(parser: SaxesParser<{ xmlns: true; position: true }>) {
  parser.on('error', (error) => {
    throw new SvgError(`This is not valid SVG (${error.message.replace(/^[\d:]+ /, '')}).`, parser.line)
  })
  parser.on('xmldecl', ({ encoding = 'UTF-8', version }) => {
    if (encoding.toUpperCase() !== 'UTF-8') {
      throw new SvgError(`The file says that it is in ${encoding}: export it as SVG in UTF-8.`, parser.line)
    }
    if (version && version !== '1.0') throw new SvgError(`XML ${version} is not allowed: write 1.0.`)
  })
  parser.on('doctype', (type) => {
    if (PLAIN_DOCTYPE.test(type)) return
    throw new SvgError('<!DOCTYPE> is not allowed: delete it, up to its closing >.', parser.line)
  })
  parser.on('processinginstruction', ({ target }) => {
    throw new SvgError(`<?${target}?> is not allowed: delete it.`, parser.line)
  })
}

/** Inkscape and Illustrator write elements in their own namespaces, which are never drawn. */
function isIgnored({ local, uri, prefix }: SaxesTagNS) {
  return (IGNORED_ELEMENTS.has(local) && uri === SVG) || (prefix !== '' && uri !== SVG)
}

function requireKnown({ local, uri }: SaxesTagNS, depth: number, { isPicture }: Rules, line: number) {
  if (depth === 1 && local !== 'svg')
    throw new SvgError(`The file starts with <${local}>, not with <svg>.`, line)
  if (uri !== SVG) throw new SvgError(`<${local}> needs xmlns="${SVG}" on <svg>.`, line)
  const isKnown = SHAPES.has(local) || (isPicture && PICTURE_ELEMENTS.has(local))
  if (isKnown && (local !== 'svg' || depth === 1)) return
  throw new SvgError(`<${local}> is not allowed: ${REASONS[local] ?? 'draw it with paths'}.`, line)
}

const write = (attributes: Attributes) =>
  attributes.map(([name, value]) => ` ${name}="${quote(value)}"`).join('')

const quote = (value: string) => escapeText(value).replaceAll('"', '&quot;').replaceAll(/\s+/g, ' ').trim()

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Every page contains the shapes. */
function shorten(shapes: string): string {
  return shapes
    .replaceAll(/<(\w+)([^<>]*)><\/\1>/g, '<$1$2/>')
    .replace(/^<g>([\s\S]*)<\/g>$/, '$1')
    .trim()
}
